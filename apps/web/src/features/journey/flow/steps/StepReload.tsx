import { Button, Group } from '@mantine/core';
import { IconFileSearch, IconReload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

// Load failures show no error, only the offer to reload.
export function StepReload({ onReload }: { onReload: () => void }) {
  const { t } = useApplicantTexts();
  return (
    <EmptyState icon={IconFileSearch} title={t('reload.title')} text={t('reload.text')}>
      <Group justify="center" gap={12} className="empty-actions">
        <Button component={Link} to="/applications" variant="default" h={48} px={22}>
          {t('menu.applications')}
        </Button>
        <Button h={48} px={22} leftSection={<IconReload size={18} />} onClick={onReload}>
          {t('reload.again')}
        </Button>
      </Group>
    </EmptyState>
  );
}
