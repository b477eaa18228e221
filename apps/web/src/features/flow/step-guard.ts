import { mayOpenStep, type StepState } from '@visawright/contract/steps.ts';
import { lockReason, type LockReason } from './step-state.ts';

export interface ClosedStep {
  reason: LockReason | 'agency';
  to: number | null; // the step that is open; null: My Applications
}

// How far this application has come: where somebody who asked for a closed step goes on.
export function furthestStep(state: StepState): number {
  return [4, 3, 2, 1].find((step) => mayOpenStep(step, state)) ?? 0;
}

// Where the closed step's reader is led. Review and Submit are of an application: without one it is looked for in My Applications.
function wayFrom(step: number, state: StepState, mayStart: boolean): number | null {
  const to = furthestStep(state);
  if (state.applicationUid) return to;
  return !mayStart || (step > 2 && to === 0) ? null : to;
}

// A step reached by its address. Details is where a trip is chosen, so nothing need be chosen for it.
export function closedStep(step: number, state: StepState, mayStart: boolean): ClosedStep | null {
  const isStart = step === 0 || step === 1;
  if (isStart && !state.applicationUid && !mayStart) return { reason: 'agency', to: null };
  if (step < 0 || mayOpenStep(step, state) || (step === 0 && state.editable)) return null;
  return { reason: lockReason(step, state) ?? 'trip', to: wayFrom(step, state, mayStart) };
}
