import { isMaskedField } from '@visawright/contract/documents/masked-number.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import type { StoredValue } from '../readings/reading.ts';

// A number read or confirmed as another field: a part of it that looks like an Aadhaar number is not one.
export type OtherNumber = Pick<StoredValue, 'pageUid' | 'polygon'>;

type Spoken = Pick<StoredValue, 'field' | 'raw' | 'outcome' | 'pageUid' | 'polygon'>;
const fewest = 12; // digits: shorter numbers are never taken for an Aadhaar number

// Numbers on an Aadhaar card itself prove nothing about its own digits.
export const findOtherNumbers = (
  documents: readonly Pick<UnsealedDocument, 'row' | 'reading' | 'values'>[],
): OtherNumber[] =>
  documents
    .filter(({ row, reading }) => row.kind !== 'Aadhaar' && reading?.kind !== 'Aadhaar')
    .flatMap(({ reading, values }): Spoken[] => [...(reading?.values ?? []), ...values])
    .filter(isOther);

// Exactly twelve or sixteen digits may be a misread Aadhaar number or virtual ID. A box of several lines does not say
// which line holds the number.
function isOther({ field, raw, outcome }: Spoken): boolean {
  const digits = raw.replaceAll(/\D/g, '');
  const isBare = !/\p{L}/u.test(raw) && (digits.length === 12 || digits.length === 16);
  return (
    !isMaskedField(field) && outcome === 'accept' && digits.length >= fewest && !isBare && !raw.trim().includes('\n')
  );
}
