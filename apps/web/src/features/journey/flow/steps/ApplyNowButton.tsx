import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useApplyNow } from './use-apply-now.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

export function ApplyNowButton() {
  const { t } = useApplicantTexts();
  const applyNow = useApplyNow();
  if (!applyNow) return null;
  return (
    <Button h={48} px={22} leftSection={<IconPlus size={18} />} onClick={applyNow}>
      {t('menu.apply')}
    </Button>
  );
}
