import { expect, test } from 'vitest';
import type { DocumentPage, DocumentValue } from '@visawright/contract/document.ts';
import { identityOf } from './identity-fields.ts';

const paper = (fileName: string, read: Record<string, string>) => ({
  fileName,
  values: Object.entries(read).map(([field, value]) => ({ field, value, pageIndex: 0 }) as DocumentValue),
  pages: [{ pageIndex: 0 } as DocumentPage],
});
const back = paper('back.jpg', { mrzLine1: 'P<IND', passportNumber: 'K1234567', surname: '' });
const front = paper('front.jpg', {
  passportNumber: 'K1234567',
  dateOfBirth: '1994-02-11',
  surname: 'RAO',
  givenNames: 'ANANYA',
});
const old = paper('old.jpg', { passportNumber: 'J7654321', placeOfBirth: 'PUNE' });

test('names first, then birth, then the passport itself; blanks and code lines are left out', () =>
  expect(identityOf([front]).map(({ value }) => value.field)).toEqual([
    'givenNames',
    'surname',
    'dateOfBirth',
    'passportNumber',
  ]));

test('front and back complete each other, each value with its own paper; another passport does not', () => {
  const found = identityOf([back, old, front]);
  expect(found.map(({ value, fileName }) => [value.field, fileName])).toEqual([
    ['givenNames', 'front.jpg'],
    ['surname', 'front.jpg'],
    ['dateOfBirth', 'front.jpg'],
    ['passportNumber', 'back.jpg'],
  ]);
});

test('without a passport there is nothing', () => expect(identityOf([])).toEqual([]));
