import type { DocumentReading } from '@visawright/reading/engine.types.ts';
import { essentialFields } from '@visawright/reading/passport-outcome.ts';
import type { PassportTruth } from '@visawright/specimens/passport-truth.ts';

export interface JudgedPassport {
  readonly exact: boolean; // both lines of the machine-readable zone
  readonly accepted: boolean; // every essential value was accepted, so that no person is needed
  readonly acceptedValues: number;
  readonly wrong: readonly { readonly field: string; readonly value: string; readonly truth: string | undefined }[];
  readonly unsure: readonly string[];
  readonly retake: readonly string[];
}

// A value is wrong if it was accepted and differs from the printed one, or was not printed at all.
export function judgePassport({ documents, retake }: DocumentReading, truth: PassportTruth): JudgedPassport {
  const passport = documents.find((document) => document.category === 'Passport');
  const values = passport?.values ?? {};
  const accepted = Object.entries(values).filter(([, value]) => value.outcome === 'accept');
  const isRight = (field: string, value: string) =>
    value === truth.values[field] || (truth.also[field] ?? []).includes(value);
  const needed = essentialFields.filter((field) => truth.values[field] !== undefined);
  return {
    exact: passport?.mrz?.[0] === truth.mrz?.[0] && passport?.mrz?.[1] === truth.mrz?.[1],
    accepted: needed.every((field) => values[field]?.outcome === 'accept'),
    acceptedValues: accepted.length,
    wrong: accepted
      .filter(([field, { value }]) => !isRight(field, value))
      .map(([field, { value }]) => ({ field, value, truth: truth.values[field] })),
    unsure: Object.keys(truth.values).filter((field) => values[field]?.outcome !== 'accept'),
    retake,
  };
}
