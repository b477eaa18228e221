import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { mobileBack } from '@visawright/contract/steps.ts';
import { NextButton } from './NextButton.tsx';
import type { StepNext } from './step-next.ts';
import { nextStep, stepAddress } from './step-state.ts';
import { useFlowSteps } from './use-flow-steps.ts';

interface Props {
  inline: boolean;
  next?: StepNext;
}

// The place of Continue in each step's tour.
const tours = ['continue', 'continue', 'proceed', 'form-continue'];

// Only what leads somewhere is shown: Back by the table, Continue when the step gives it work or the next one may be opened.
export function StepButtons({ inline, next: work }: Props) {
  const { t } = useTranslation('applicant');
  const { path, active, state } = useFlowSteps();
  const [back, next] = [mobileBack[path], nextStep(active, state)];
  // A narrow header has its own Back, so a bar for it alone would only take room.
  if (active < 0 || !(work || next || (inline && back))) return null;
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
      {work ? (
        <NextButton next={work} tour={tours[active]} />
      ) : (
        next && (
          <Button
            component={Link}
            to={stepAddress(next.path, state.applicationUid)}
            h={48}
            px={22}
            className="end-next"
            data-tour={tours[active]}
            rightSection={<IconArrowRight size={18} />}
          >
            {t('continue')}
          </Button>
        )
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
