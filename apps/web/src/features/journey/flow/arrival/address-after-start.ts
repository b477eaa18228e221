import type { Application } from '@visawright/contract/applications/application.ts';
import { steps } from '@visawright/contract/applications/steps.ts';
import { useFlow } from '../state/flow-store.ts';
import { furthestStep } from '../steps/step-guard.ts';
import { stepAddress, stepState } from '../steps/step-state.ts';

const guidelines = 1;

// Where an application that a start link has led to goes on. The link may have been used before.
export function addressAfterStart(application: Application): string {
  const state = stepState({ ...useFlow.getState(), application }, application.applicationUid);
  const step = state.docIds.length > 0 || !state.editable ? furthestStep(state) : guidelines;
  return stepAddress(steps[step]!.path, application.applicationUid);
}
