import { expect, test } from 'vitest';
import { checkFields, isDay } from './field-rules.ts';

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
