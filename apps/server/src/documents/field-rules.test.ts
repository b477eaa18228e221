import { expect, test } from 'vitest';
import { categories } from '@visawright/forms/categories.ts';
import { checkFields } from './field-rules.ts';
import { isDay } from './fits-type.ts';

const passport = (docFields: Record<string, string | null>) => () =>
  checkFields('Passport', 'Indian passport', docFields);

test('values that fit an Indian passport are taken, and a null needs only its field', () => {
  expect(passport({ passportNumber: 'K1234567', dateOfBirth: '1990-02-28', surname: null })).not.toThrow();
});

test('a field no such paper has is refused by name', () => {
  expect(passport({ salary: '1' })).toThrow(expect.objectContaining({ code: 'document.fieldUnknown' }));
  expect(passport({ constructor: '1' })).toThrow(expect.objectContaining({ code: 'document.fieldUnknown' }));
});

test('a number that is not of the pattern, and a day that is not in the calendar, are refused', () => {
  for (const [field, wrong] of [
    ['passportNumber', '1234567'],
    ['dateOfBirth', '1990-02-30'],
    ['expiryDate', '01/02/2030'],
  ] as const)
    expect(passport({ [field]: wrong })).toThrow(expect.objectContaining({ code: 'document.valueInvalid' }));
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
});

test('every field of every kind takes a value as the reader writes it, and refuses one of another type', () => {
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

test('what is worked out of a statement is a field of statements alone', () => {
  const statement = (docFields: Record<string, string>) => () =>
    checkFields('Proof of Funds', 'Bank statement', docFields);
  expect(statement({ salaryCredits: '240000', largeDepositCount: '2', currency: 'INR' })).not.toThrow();
  expect(statement({ currency: 'Rupees' })).toThrow(expect.objectContaining({ code: 'document.valueInvalid' }));
  expect(() => checkFields('Proof of Funds', 'Form 16', { salaryCredits: '1' })).toThrow();
});
