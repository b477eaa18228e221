import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { steps } from '@visawright/contract/applications/steps.ts';
import { lockReason, stepAddress, stepMark } from '../../../features/journey/flow/steps/step-state.ts';
import { useFlowSteps } from '../../../features/journey/flow/steps/use-flow-steps.ts';
import type { stepNames } from '../../../features/journey/flow/steps/step-names.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

interface Props {
  name: (typeof stepNames)[number];
  step: number;
}

// A link only if the step can be opened; a locked step shows the reason instead of its description.
export function StepItem({ name, step }: Props) {
  const { t } = useApplicantTexts();
  const { active, state } = useFlowSteps();
  const mark = stepMark(step, active, state);
  const reason = lockReason(step, state);
  const open = mark !== 'now' && !reason;
  const spoken = mark === 'done' ? t('steps.completed') : mark === 'locked' ? t('steps.locked') : null;
  const body = (
    <>
      <span className="step-icon" aria-hidden>
        {mark === 'done' ? <IconCheck size={16} stroke={2.4} /> : step + 1}
      </span>
      <span className="step-text">
        <b>
          {t(`steps.${name}.label`)}
          {spoken && <VisuallyHidden>, {spoken}</VisuallyHidden>}
        </b>
        <small>{mark === 'locked' && reason ? t(`steps.reason.${reason}`) : t(`steps.${name}.description`)}</small>
      </span>
    </>
  );
  return (
    <li data-mark={mark} data-step={step} aria-current={mark === 'now' ? 'step' : undefined}>
      {open ? (
        <Link className="step" to={stepAddress(steps[step]!.path, state.applicationUid)}>
          {body}
        </Link>
      ) : (
        <span className="step" title={mark === 'done' && reason ? t(`steps.reason.${reason}`) : undefined}>
          {body}
        </span>
      )}
    </li>
  );
}
