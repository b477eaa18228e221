import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { Empty } from './Empty.tsx';

// Upload without an application stands outside the flow; this is the way back in.
export function NoApplication() {
  const { t } = useTranslation('applicant');
  return (
    <Empty icon={IconFolderOpen} title={t('upload.noApplication')} text={t('upload.noApplicationText')}>
      <Button component={Link} to="/applications" h={48} px={22}>
        {t('menu.applications')}
      </Button>
    </Empty>
  );
}
