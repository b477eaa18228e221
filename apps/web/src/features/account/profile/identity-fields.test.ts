import { expect, test } from 'vitest';
import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { identityFields } from './identity-fields.ts';

const document = (fileName: string, read: Record<string, string>) => ({
  fileName,
  values: Object.entries(read).map(([field, value]) => ({ field, value, pageIndex: 0 }) as DocumentValue),
  pages: [{ pageIndex: 0 } as DocumentPage],
});
const back = document('back.jpg', { mrzLine1: 'P<IND', passportNumber: 'K1234567', surname: '' });
const front = document('front.jpg', {
  passportNumber: 'K1234567',
  dateOfBirth: '1994-02-11',
  surname: 'RAO',
  givenNames: 'ANANYA',
});
const old = document('old.jpg', { passportNumber: 'J7654321', placeOfBirth: 'PUNE' });

test('orders names, birth and passport data, without blanks and code lines', () =>
  expect(identityFields([front]).map(({ value }) => value.field)).toEqual([
    'givenNames',
    'surname',
    'dateOfBirth',
    'passportNumber',
  ]));

test('front and back complete each other, but another passport does not', () => {
  const found = identityFields([back, old, front]);
  expect(found.map(({ value, fileName }) => [value.field, fileName])).toEqual([
    ['givenNames', 'front.jpg'],
    ['surname', 'front.jpg'],
    ['dateOfBirth', 'front.jpg'],
    ['passportNumber', 'back.jpg'],
  ]);
});

test('returns nothing without a passport', () => expect(identityFields([])).toEqual([]));
