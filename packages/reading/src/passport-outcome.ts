import type { Cause, ReadValue } from './engine.types.ts';

// The fields that a passport must have.
export const essentialFields = [
  'passportNumber',
  'surname',
  'givenNames',
  'nationality',
  'sex',
  'dateOfBirth',
  'expiryDate',
] as const;

export const isPassportAccepted = (values: Readonly<Record<string, ReadValue>>): boolean =>
  essentialFields.every((id) => !values[id] || values[id].outcome === 'accept') && values.passportNumber !== undefined;

// If the picture is poor, an uncertain value asks for a retake instead of a confirmation.
export function withRetakes(
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
