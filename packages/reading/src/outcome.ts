import type { Cause, ReadValue } from './engine.types.ts';

// The fields without which a passport is of no use.
export const essential = [
  'passportNumber',
  'surname',
  'givenNames',
  'nationality',
  'sex',
  'dateOfBirth',
  'expiryDate',
] as const;

export const isWholeAccepted = (values: Readonly<Record<string, ReadValue>>): boolean =>
  essential.every((id) => !values[id] || values[id].outcome === 'accept') && values.passportNumber !== undefined;

// Where the picture is to blame, a value that is not sure is asked for again rather than shown to be confirmed.
export function blamed(
  values: Readonly<Record<string, ReadValue>>,
  causes: readonly Cause[],
): Record<string, ReadValue> {
  if (causes.length === 0) return { ...values };
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      value.outcome === 'accept' ? value : { ...value, outcome: 'retake' },
    ]),
  );
}
