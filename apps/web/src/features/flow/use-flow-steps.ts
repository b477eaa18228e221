import { useLocation, useSearchParams } from 'react-router';
import { useShallow } from 'zustand/shallow';
import { activeStep, type StepState } from '@visawright/contract/steps.ts';
import { useFlow } from './flow-store.ts';
import { stepState } from './step-state.ts';

export interface FlowSteps {
  path: string;
  active: number;
  state: StepState;
}

// Where the person stands in the flow, from the address and the application.
export function useFlowSteps(): FlowSteps {
  const path = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const [query] = useSearchParams();
  const known = useFlow(
    useShallow(({ application, category, fromCountry, toCountry }) => ({
      application,
      category,
      fromCountry,
      toCountry,
    })),
  );
  const state = stepState(known, query.get('applicationUid')?.trim() || null);
  return { path, active: activeStep(path, state.applicationUid), state };
}
