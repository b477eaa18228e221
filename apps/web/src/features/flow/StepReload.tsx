import { Button, Group } from '@mantine/core';
import { IconFileSearch, IconReload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/words.ts';
import { Empty } from './Empty.tsx';

// What could not be read is not complained about: the empty place offers to read it again.
export function StepReload({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation('applicant');
  return (
    <Empty icon={IconFileSearch} title={t('reload.title')} text={t('reload.text')}>
      <Group justify="center" gap={12} className="empty-deeds">
        <Button component={Link} to="/applications" variant="default" h={48} px={22}>
          {t('menu.applications')}
        </Button>
        <Button h={48} px={22} leftSection={<IconReload size={18} />} onClick={onReload}>
          {t('reload.again')}
        </Button>
      </Group>
    </Empty>
  );
}
