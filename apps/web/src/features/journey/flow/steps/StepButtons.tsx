import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mobileBack } from '@visawright/contract/applications/steps.ts';
import { FootBar } from './FootBar.tsx';
import { NextButton } from './NextButton.tsx';
import type { StepNext } from './step-next.ts';
import { nextStep, stepAddress } from './step-state.ts';
import { useFlowSteps } from './use-flow-steps.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

interface Props {
  inline: boolean;
  next?: StepNext;
}

// Tour target of Continue per step.
const tours = ['continue', 'continue', 'proceed', 'form-continue'];

// Back follows the step table; Continue is shown if the step handles it or the next step is open.
export function StepButtons({ inline, next: work }: Props) {
  const { t } = useApplicantTexts();
  const { path, active, state } = useFlowSteps();
  const [back, next] = [mobileBack[path], nextStep(active, state)];
  // The narrow header has its own Back button.
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
  return inline ? <div className="end-row">{buttons}</div> : <FootBar>{buttons}</FootBar>;
}
