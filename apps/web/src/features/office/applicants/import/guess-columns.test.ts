import { importColumns, ImportRow } from '@visawright/contract/applications/applicant.ts';
import { expect, test } from 'vitest';
import { factNames } from '../applicant-draft.ts';
import { guessColumns, mapRows } from './guess-columns.ts';

test('maps common English headings', () =>
  expect(
    guessColumns(['S.No', 'Given Names', 'Surname', 'Passport Expiry', 'Passport No.', 'DOB', 'Mobile', 'Email ID']),
  ).toEqual({
    firstName: 1,
    lastName: 2,
    passportNumber: 4,
    birthDate: 5,
    phone: 6,
    email: 7,
  }));

test('maps Hindi headings', () =>
  expect(guessColumns(['नाम', 'उपनाम', 'जन्म तिथि', 'पासपोर्ट संख्या', 'मोबाइल', 'ई-मेल'])).toEqual({
    firstName: 0,
    lastName: 1,
    birthDate: 2,
    passportNumber: 3,
    phone: 4,
    email: 5,
  }));

test('maps a single name column to the first name and leaves missing columns open', () =>
  expect(guessColumns(['Traveller name', 'Notes'])).toMatchObject({ firstName: 0, lastName: null, email: null }));

test('contains only mapped, non-empty values that the contract accepts', () => {
  const rows = mapRows(
    [
      ['Asha', ' ', 'Z1234567'],
      ['Ravi', 'Rao'],
    ],
    { ...guessColumns([]), firstName: 0, lastName: 1, passportNumber: 2 },
  );
  expect(rows).toEqual([
    { firstName: 'Asha', passportNumber: 'Z1234567' },
    { firstName: 'Ravi', lastName: 'Rao' },
  ]);
  for (const row of rows) expect(ImportRow.safeParse(row).success).toBe(true);
});

test('has the columns of the contract', () => expect([...importColumns].sort()).toEqual([...factNames].sort()));
