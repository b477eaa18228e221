import { IconCircleCheck, IconFileText, IconListCheck, IconScale } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Ahead } from '../flow/Ahead.tsx';
import { StepScreen } from '../flow/StepScreen.tsx';

export function GuidelinesScreen() {
  const { t } = useTranslation('applicant');
  return (
    <StepScreen screen="visaRequirements" title={t('guidelines.heading')} help={t('guidelines.help')}>
      <Ahead step="guidelines" icons={[IconListCheck, IconFileText, IconScale, IconCircleCheck]} />
    </StepScreen>
  );
}
