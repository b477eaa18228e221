import type { ReactNode } from 'react';
import { useSession } from '../../../../lib/session/session.ts';
import { useFlow } from '../state/flow-store.ts';
import { mayStart } from './may-apply.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { StepClosed } from './StepClosed.tsx';
import { closedStep } from './step-guard.ts';
import { StepReload } from './StepReload.tsx';
import type { FlowApplication } from '../application/use-flow-application.ts';
import { useFlowSteps } from './use-flow-steps.ts';

// Replaces the content of a step that cannot be shown; null if it can.
export function useStepBlock({ isLoading, hasFailed, reload }: FlowApplication): ReactNode {
  const { active, state } = useFlowSteps();
  const session = useSession();
  const key = useFlow((flow) => flow.applicationCreationKey);
  if (isLoading) return <StepSkeleton />;
  if (hasFailed) return <StepReload onReload={reload} />;
  const closed = closedStep(active, state, mayStart(session, key));
  return closed && <StepClosed closed={closed} applicationUid={state.applicationUid} />;
}
