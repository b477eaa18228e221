import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { useFlow } from './flow-store.ts';
import { mayStart } from './may-apply.ts';
import { StepBones } from './StepBones.tsx';
import { StepClosed } from './StepClosed.tsx';
import { closedStep } from './step-guard.ts';
import { StepReload } from './StepReload.tsx';
import type { FlowApplication } from './use-flow-application.ts';
import { useFlowSteps } from './use-flow-steps.ts';

// What stands in place of a step's own content while it cannot be shown; null when it can.
export function useStepBlock({ isLoading, hasFailed, reload }: FlowApplication): ReactNode {
  const { active, state } = useFlowSteps();
  const session = useSession();
  const key = useFlow((flow) => flow.applicationCreationKey);
  if (isLoading) return <StepBones />;
  if (hasFailed) return <StepReload onReload={reload} />;
  const closed = closedStep(active, state, mayStart(session, key));
  return closed && <StepClosed closed={closed} applicationUid={state.applicationUid} />;
}
