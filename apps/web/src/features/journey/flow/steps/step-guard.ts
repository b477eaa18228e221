import { mayOpenStep, type StepState } from '@visawright/contract/applications/steps.ts';
import { lockReason, type LockReason } from './step-state.ts';

export interface ClosedStep {
  reason: LockReason | 'agency';
  to: number | null; // the step to go to; null: My Applications
}

// The furthest open step of the application.
export function furthestStep(state: StepState): number {
  return [4, 3, 2, 1].find((step) => mayOpenStep(step, state)) ?? 0;
}

// Review and Submit need an application, so without one the user is sent to My Applications.
function routeFrom(step: number, state: StepState, mayStart: boolean): number | null {
  const to = furthestStep(state);
  if (state.applicationUid) return to;
  return !mayStart || (step > 2 && to === 0) ? null : to;
}

// Details is always open, because the trip is chosen there.
export function closedStep(step: number, state: StepState, mayStart: boolean): ClosedStep | null {
  const isStart = step === 0 || step === 1;
  if (isStart && !state.applicationUid && !mayStart) return { reason: 'agency', to: null };
  if (step < 0 || mayOpenStep(step, state) || (step === 0 && state.editable)) return null;
  return { reason: lockReason(step, state) ?? 'trip', to: routeFrom(step, state, mayStart) };
}
