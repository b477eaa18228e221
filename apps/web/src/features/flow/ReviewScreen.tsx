import { IconFileSearch, IconGitCompare, IconSignature, IconZoomCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { Ahead } from './Ahead.tsx';
import { StepScreen } from './StepScreen.tsx';

// Also stands at the destinations' own addresses (/india-to-uk/form), which are outside the step bar.
export function ReviewScreen({ screen = 'review' }: { screen?: ScreenId }) {
  const { t } = useTranslation('applicant');
  return (
    <StepScreen screen={screen} title={t('review.heading')} help={t('review.help')}>
      <Ahead step="review" tour="form-fields" icons={[IconZoomCheck, IconFileSearch, IconGitCompare, IconSignature]} />
    </StepScreen>
  );
}
