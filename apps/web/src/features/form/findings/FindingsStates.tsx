import { Button, Skeleton } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

export function FindingSkeleton() {
  const { t } = useFindingsTexts();
  const isLate = useDelayed(true);
  return (
    <div className="findings-skeleton" role="status" aria-label={t('loading')} data-late={isLate || undefined}>
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

// Loading errors show no message, only an offer to reload.
export function FindingsReload({ isTrying, onReload }: { isTrying: boolean; onReload: () => void }) {
  const { t } = useFindingsTexts();
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
