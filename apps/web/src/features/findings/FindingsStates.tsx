import { Button, Skeleton } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { useFindingsWords } from './findings-words.ts';

export function FindingBones() {
  const { t } = useFindingsWords();
  const isLate = useDelayed(true);
  return (
    <div className="findings-bones" role="status" aria-label={t('loading')} data-late={isLate || undefined}>
      {isLate && (
        <>
          <Skeleton h={22} w="46%" />
          <Skeleton h={74} radius="lg" />
          <Skeleton h={74} radius="lg" />
        </>
      )}
    </div>
  );
}

// Nothing is complained about: the empty place offers to read again.
export function FindingsReload({ isTrying, onReload }: { isTrying: boolean; onReload: () => void }) {
  const { t } = useFindingsWords();
  return (
    <div className="findings-reload" data-state="reload">
      <p>{t('reload.title')}</p>
      <Button
        variant="default"
        loading={isTrying}
        leftSection={<IconReload size={17} aria-hidden />}
        onClick={onReload}
      >
        {t('reload.again')}
      </Button>
    </div>
  );
}
