import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { mobileBack } from '@visawright/contract/steps.ts';
import { nextStep, stepAddress } from './step-state.ts';
import { useFlowSteps } from './use-flow-steps.ts';

// Only what leads somewhere is shown: Back by the table, Continue when the next step may be opened.
export function StepButtons({ inline }: { inline: boolean }) {
  const { t } = useTranslation('applicant');
  const { path, active, state } = useFlowSteps();
  const [back, next] = [mobileBack[path], nextStep(active, state)];
  // A narrow header has its own Back, so a bar for it alone would only take room.
  if (active < 0 || !(next || (inline && back))) return null;
  const buttons = (
    <>
      {back && (
        <Button
          component={Link}
          to={stepAddress(back, state.applicationUid)}
          variant="default"
          h={48}
          px={18}
          leftSection={inline ? undefined : <IconArrowLeft size={18} />}
        >
          {t('back')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          to={stepAddress(next.path, state.applicationUid)}
          h={48}
          px={22}
          flex={inline ? undefined : 1}
          className="end-next"
          rightSection={<IconArrowRight size={18} />}
        >
          {t('continue')}
        </Button>
      )}
    </>
  );
  if (inline) return <div className="end-row">{buttons}</div>;
  return (
    <div className="foot-bar">
      <div className="foot-buttons">{buttons}</div>
    </div>
  );
}
