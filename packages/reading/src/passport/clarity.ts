import type { ReadValue } from '../engine.types.ts';
import { edgesOf } from '../image/retake-causes.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import type { PassportPicture } from './read-value.ts';

export type Clarity = 'clear' | 'blurred' | 'smeared';

// Motion blur turns a letter into another (M into N) both in the MRZ and on the page, and every
// reader is certain of it: agreement is no proof there.
export function clarityOf({ raster }: PassportPicture, { first, second }: Mrz): Clarity {
  const rows = [first, second].map((line) => edgesOf(raster, line.from.line));
  if (!rows.some((row) => row.width > 0.09 && row.pixels > 2.4)) return 'clear';
  return rows.some((row) => row.lean > 1.15) ? 'smeared' : 'blurred';
}

// Minimum confidence for every letter of a name.
export const leastSure: Readonly<Record<Clarity, number>> = { clear: 0.3, blurred: 0.95, smeared: Infinity };

const unchecked = [
  'countryCode',
  'issuingCountry',
  'nationality',
  'sex',
  'placeOfBirth',
  'stateOfBirth',
  'placeOfIssue',
  'issueDate',
];

export function withClarity(values: Readonly<Record<string, ReadValue>>, clarity: Clarity): Record<string, ReadValue> {
  if (clarity !== 'smeared') return { ...values };
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      unchecked.includes(id) ? { ...value, outcome: 'confirm' } : value,
    ]),
  );
}
