import { Button } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { Empty } from '../flow/Empty.tsx';
import { PageHead } from '../flow/PageHead.tsx';

export function MyDocumentsScreen() {
  const { t } = useTranslation('applicant');
  return (
    <div className="applicant screen" data-screen="fileUpload">
      <PageHead title={t('documents.heading')}>{t('documents.help')}</PageHead>
      <Empty icon={IconFolder} title={t('documents.empty')} text={t('documents.emptyText')}>
        <Button component={Link} to="/applications" variant="default" h={48} px={22}>
          {t('menu.applications')}
        </Button>
      </Empty>
    </div>
  );
}
