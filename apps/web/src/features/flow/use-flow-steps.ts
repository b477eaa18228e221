import { useLocation } from 'react-router';
import { useShallow } from 'zustand/shallow';
import { activeStep, type StepState } from '@visawright/contract/steps.ts';
import { useFlow } from './flow-store.ts';
import { stepState } from './step-state.ts';
import { useApplicationUid } from './use-application-uid.ts';

export interface FlowSteps {
  path: string;
  active: number;
  state: StepState;
}

// Where the person stands in the flow: the step from the address alone, what is open from the application too.
export function useFlowSteps(): FlowSteps {
  const path = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const uid = useApplicationUid();
  const known = useFlow(
    useShallow(({ application, category, fromCountry, toCountry }) => ({
      application,
      category,
      fromCountry,
      toCountry,
    })),
  );
  return { path, active: activeStep(path, uid), state: stepState(known, uid) };
}
