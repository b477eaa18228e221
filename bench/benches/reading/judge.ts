import type { DocumentReading } from '@visawright/reading/engine.types.ts';
import { essential } from '@visawright/reading/outcome.ts';
import type { Truth } from '../../../packages/specimens/src/truth.ts';

export interface Judged {
  readonly exact: boolean; // both lines of the zone
  readonly accepted: boolean; // every essential value, so that no person is needed
  readonly acceptedValues: number;
  readonly wrong: readonly { readonly field: string; readonly value: string; readonly truth: string | undefined }[];
  readonly unsure: readonly string[];
  readonly retake: readonly string[];
}

// A value is wrong when it was accepted and is not what is printed; an invented one is wrong too.
export function judge({ documents, retake }: DocumentReading, truth: Truth): Judged {
  const passport = documents.find((document) => document.category === 'Passport');
  const values = passport?.values ?? {};
  const accepted = Object.entries(values).filter(([, value]) => value.outcome === 'accept');
  const isRight = (field: string, value: string) =>
    value === truth.values[field] || (truth.also[field] ?? []).includes(value);
  const needed = essential.filter((field) => truth.values[field] !== undefined);
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
