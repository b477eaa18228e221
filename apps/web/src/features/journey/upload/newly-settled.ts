import type { ChecklistEntryState } from '@visawright/forms/checklist/match-documents.ts';

export interface ObservedState {
  readonly key: string;
  readonly state: ChecklistEntryState;
}

const isBusy = (state: ChecklistEntryState | undefined) => state === 'reading' || state === 'uploading';

// Items that have just finished, in list order.
export function newlySettled<T extends ObservedState>(
  before: ReadonlyMap<string, ChecklistEntryState>,
  now: readonly T[],
): readonly T[] {
  return now.filter(({ key, state }) => isBusy(before.get(key)) && (state === 'done' || state === 'attention'));
}
