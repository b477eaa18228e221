import { isDay } from '@visawright/contract/dates/days.ts';
import { expect, test } from 'vitest';
import { categories } from '@visawright/forms/documents/categories.ts';
import { checkFields } from './check-fields.ts';

const passport = (docFields: Record<string, string | null>) => () =>
  checkFields('Passport', 'Indian passport', docFields);

test('accepts valid passport values, and null for a known field', () => {
  expect(passport({ passportNumber: 'K1234567', dateOfBirth: '1990-02-28', surname: null })).not.toThrow();
});

test('rejects a field the document kind does not have', () => {
  expect(passport({ salary: '1' })).toThrow(expect.objectContaining({ code: 'document.fieldUnknown' }));
  expect(passport({ constructor: '1' })).toThrow(expect.objectContaining({ code: 'document.fieldUnknown' }));
});

test('rejects a number that does not match its pattern and an impossible date', () => {
  for (const [field, wrong] of [
    ['passportNumber', '1234567'],
    ['dateOfBirth', '1990-02-30'],
    ['expiryDate', '01/02/2030'],
  ] as const)
    expect(passport({ [field]: wrong })).toThrow(expect.objectContaining({ code: 'document.valueInvalid' }));
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
});

test("accepts the reader's format for every field of every kind and rejects other types", () => {
  const good: Record<string, string> = {
    date: '2026-03-09',
    number: '123456.78',
    country: 'DEU',
    checkbox: 'true',
    phone: '+914422334455',
    email: 'stay@hotel.example',
  };
  const bad: Record<string, string> = {
    date: '09/03/2026',
    number: '1,23,456',
    country: '1',
    checkbox: 'yes',
    phone: 'call us',
    email: 'stay at hotel',
  };
  let walked = 0;
  for (const { category, kinds } of categories)
    for (const { name, fields } of kinds)
      for (const { id, type } of fields.filter((field) => field.type in good && field.pattern === undefined)) {
        expect(() => checkFields(category, name, { [id]: good[type]! }), `${name}.${id}`).not.toThrow();
        expect(() => checkFields(category, name, { [id]: bad[type]! }), `${name}.${id}`).toThrow();
        walked++;
      }
  expect(walked).toBeGreaterThan(100);
});

test('knows computed statement fields for statements only', () => {
  const statement = (docFields: Record<string, string>) => () =>
    checkFields('Proof of Funds', 'Bank statement', docFields);
  expect(statement({ salaryCredits: '240000', largeDepositCount: '2', currency: 'INR' })).not.toThrow();
  expect(statement({ currency: 'Rupees' })).toThrow(expect.objectContaining({ code: 'document.valueInvalid' }));
  expect(() => checkFields('Proof of Funds', 'Form 16', { salaryCredits: '1' })).toThrow();
});
