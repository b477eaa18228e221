import { IconBell, IconDownload, IconFileZip, IconPuzzle } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { PremiumCards } from '../premium/PremiumCards.tsx';
import { Ahead } from './Ahead.tsx';
import { Stages } from './Stages.tsx';
import { StepScreen } from './StepScreen.tsx';

export function SubmitScreen() {
  const { t } = useTranslation('applicant');
  return (
    <StepScreen
      screen="summary"
      title={t('submit.heading')}
      help={t('submit.help')}
      side={<Stages />}
      below={<PremiumCards />}
    >
      <Ahead tour="package" icons={[IconFileZip, IconDownload, IconPuzzle, IconBell]} />
    </StepScreen>
  );
}
