import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { mayOpenStep, steps, type StepState } from '@visawright/contract/applications/steps.ts';
import type { FlowState } from '../state/flow-store.ts';

export type StepMark = 'done' | 'now' | 'open' | 'locked';
export type LockReason = 'trip' | 'guidelines' | 'document' | 'review' | 'fixed';

type Flow = Pick<FlowState, 'application' | 'category' | 'fromCountry' | 'toCountry'>;

export const stepState = (flow: Flow, applicationUid: string | null): StepState => ({
  editable: isEditable(flow.application?.status),
  applicationUid: applicationUid ?? flow.application?.applicationUid ?? null,
  docIds: flow.application?.docIds ?? [],
  category: flow.category,
  fromCountry: flow.fromCountry?.country ?? null,
  toCountry: flow.toCountry?.country ?? null,
});

export function lockReason(step: number, state: StepState): LockReason | null {
  if (mayOpenStep(step, state)) return null;
  if (step <= 2 && !state.editable) return 'fixed';
  return (['trip', 'trip', 'guidelines', 'document', 'review'] as const)[step] ?? null;
}

function isDone(step: number, state: StepState): boolean {
  if (!state.editable) return true;
  if (step <= 1) return Boolean(state.applicationUid) || mayOpenStep(step, state);
  return step === 2 && state.docIds.length > 0;
}

export function stepMark(step: number, active: number, state: StepState): StepMark {
  if (step === active) return 'now';
  if (step < active && isDone(step, state)) return 'done';
  return mayOpenStep(step, state) ? 'open' : 'locked';
}

// The application is in the URL so that a reload returns to it.
export function stepAddress(path: string, applicationUid: string | null): string {
  return applicationUid ? `${path}?applicationUid=${encodeURIComponent(applicationUid)}` : path;
}

export const nextStep = (active: number, state: StepState) =>
  active >= 0 && active < steps.length - 1 && mayOpenStep(active + 1, state) ? steps[active + 1]! : null;
