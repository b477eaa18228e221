import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';

// Whether a value is certain, measured by a program, needs confirmation, is unreadable, or was settled by a person.
export type ValueStatus = 'sure' | 'measured' | 'ask' | 'unreadable' | 'confirmed' | 'changed';

export function valueStatusOf({ field, outcome, actedBy, value, readValue }: DocumentValue): ValueStatus {
  if (actedBy !== null) return value === readValue ? 'confirmed' : 'changed';
  if (isMeasuredField(field)) return 'measured';
  if (outcome === 'accept') return 'sure';
  return outcome === 'retake' || value === '' ? 'unreadable' : 'ask';
}

// A value that waits for a person in another document is asked there, once. What nothing uses is not asked.
export const needsConfirmation = (value: DocumentValue) =>
  value.comparison?.is !== 'repeated' &&
  !unusedFields.has(value.field) &&
  ['ask', 'unreadable'].includes(valueStatusOf(value));

// Values that need confirmation first, then document order.
export const sortByNeed = (values: readonly DocumentValue[]): DocumentValue[] =>
  values.toSorted((a, b) => Number(needsConfirmation(b)) - Number(needsConfirmation(a)));

// All values that "Confirm all" confirms. Where another document writes a name in other words, a person chooses.
export const confirmableValues = (values: readonly DocumentValue[]): Record<string, string> =>
  Object.fromEntries(
    values
      .filter((one) => needsConfirmation(one) && one.comparison?.is !== 'spacing' && valueStatusOf(one) === 'ask')
      .map(({ field, value }) => [field, value]),
  );
