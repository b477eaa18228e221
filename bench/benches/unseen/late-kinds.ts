import { categories } from '@visawright/forms/documents/categories.ts';
import type { TrueDocument } from '@visawright/unseen/unseen-truth.ts';

// Kinds that were drawn before the catalogue had them, by the name that the catalogue gives them. They are read from the day it has them.
const names: Readonly<Record<string, string>> = {
  'tax-statement-26as': 'Form 26AS',
  'annual-information-statement': 'Annual information statement (AIS)',
  'net-worth-certificate': 'Net worth certificate',
};
const catalogue = new Set(categories.flatMap(({ kinds }) => kinds.map(({ name }) => name)));

export const isInCatalogue = (id: string | undefined): boolean => id === undefined || catalogue.has(names[id] ?? '');

export const asInCatalogue = (truth: TrueDocument): TrueDocument => {
  const kind = truth.id === undefined ? undefined : names[truth.id];
  return kind === undefined ? truth : { ...truth, kind };
};
