import type { DocumentValue } from '@visawright/contract/document.ts';

// Where a value stands: sure by itself, waiting for a person, unreadable, or settled by one.
export type Standing = 'sure' | 'ask' | 'unreadable' | 'confirmed' | 'changed';

export function standingOf({ outcome, actedBy, value, readValue }: DocumentValue): Standing {
  if (actedBy !== null) return value === readValue ? 'confirmed' : 'changed';
  if (outcome === 'accept') return 'sure';
  return outcome === 'retake' || value === '' ? 'unreadable' : 'ask';
}

export const isWaiting = (value: DocumentValue) => ['ask', 'unreadable'].includes(standingOf(value));

// What waits for a person comes first; otherwise as the paper has it.
export const byNeed = (values: readonly DocumentValue[]): DocumentValue[] =>
  values.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));

// What one press confirms: everything that was read but not yet looked at.
export const confirmable = (values: readonly DocumentValue[]): Record<string, string> =>
  Object.fromEntries(values.filter((one) => standingOf(one) === 'ask').map(({ field, value }) => [field, value]));
