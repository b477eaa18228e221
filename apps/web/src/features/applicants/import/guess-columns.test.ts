import { importColumns, ImportRow } from '@visawright/contract/applicant.ts';
import { expect, test } from 'vitest';
import { factNames } from '../applicant-draft.ts';
import { guessColumns, mapRows } from './guess-columns.ts';

test('English headings as agencies write them', () =>
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

test('Hindi headings', () =>
  expect(guessColumns(['नाम', 'उपनाम', 'जन्म तिथि', 'पासपोर्ट संख्या', 'मोबाइल', 'ई-मेल'])).toEqual({
    firstName: 0,
    lastName: 1,
    birthDate: 2,
    passportNumber: 3,
    phone: 4,
    email: 5,
  }));

test('a single name column is the first name, and what is not there stays open', () =>
  expect(guessColumns(['Traveller name', 'Notes'])).toMatchObject({ firstName: 0, lastName: null, email: null }));

test('rows hold only what was chosen and filled, and the server understands them', () => {
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

test('the columns are those of the contract', () => expect([...importColumns].sort()).toEqual([...factNames].sort()));
