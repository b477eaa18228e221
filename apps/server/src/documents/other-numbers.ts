import { isMaskedField } from '@visawright/contract/masked-number.ts';
import type { OpenDocument } from './open-document.ts';
import type { StoredValue } from './reading.ts';

// A number that was read with certainty, or confirmed, as something else: a part of it that looks like an Aadhaar is none.
export type OtherNumber = Pick<StoredValue, 'pageUid' | 'polygon'>;

type Spoken = Pick<StoredValue, 'field' | 'raw' | 'outcome' | 'pageUid' | 'polygon'>;
const fewest = 12; // digits: of fewer nothing was taken for an Aadhaar

// What an Aadhaar itself says of its digits speaks for none of them.
export const otherNumbers = (documents: readonly Pick<OpenDocument, 'row' | 'reading' | 'values'>[]): OtherNumber[] =>
  documents
    .filter(({ row, reading }) => row.kind !== 'Aadhaar' && reading?.kind !== 'Aadhaar')
    .flatMap(({ reading, values }): Spoken[] => [...(reading?.values ?? []), ...values])
    .filter(isOther);

// Twelve digits alone, or sixteen, may be a badly read Aadhaar or virtual number under another name; and a box of several lines says
// nothing of one of them.
function isOther({ field, raw, outcome }: Spoken): boolean {
  const digits = raw.replaceAll(/\D/g, '');
  const isBare = !/\p{L}/u.test(raw) && (digits.length === 12 || digits.length === 16);
  return (
    !isMaskedField(field) && outcome === 'accept' && digits.length >= fewest && !isBare && !raw.trim().includes('\n')
  );
}
