import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';

// Whether a value is certain, measured by a program, needs confirmation, is unreadable, or was settled by a person.
export type ValueStatus = 'sure' | 'measured' | 'ask' | 'unreadable' | 'confirmed' | 'changed';

export function valueStatusOf({ field, outcome, actedBy, value, readValue }: DocumentValue): ValueStatus {
  if (actedBy !== null) return value === readValue ? 'confirmed' : 'changed';
  if (isMeasuredField(field)) return 'measured';
  if (outcome === 'accept') return 'sure';
  return outcome === 'retake' || value === '' ? 'unreadable' : 'ask';
}

export const needsConfirmation = (value: DocumentValue) => ['ask', 'unreadable'].includes(valueStatusOf(value));

// Values that need confirmation first, then document order.
export const sortByNeed = (values: readonly DocumentValue[]): DocumentValue[] =>
  values.toSorted((a, b) => Number(needsConfirmation(b)) - Number(needsConfirmation(a)));

// All values that "Confirm all" confirms.
export const confirmableValues = (values: readonly DocumentValue[]): Record<string, string> =>
  Object.fromEntries(values.filter((one) => valueStatusOf(one) === 'ask').map(({ field, value }) => [field, value]));
