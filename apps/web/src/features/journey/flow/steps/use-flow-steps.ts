import { useLocation } from 'react-router';
import { useShallow } from 'zustand/shallow';
import { activeStep, type StepState } from '@visawright/contract/applications/steps.ts';
import { useFlow } from '../state/flow-store.ts';
import { stepState } from './step-state.ts';
import { useApplicationUid } from '../application/use-application-uid.ts';

export interface FlowSteps {
  path: string;
  active: number;
  state: StepState;
}

// The active step comes from the URL; open steps also depend on the application.
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
