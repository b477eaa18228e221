import { expect, test } from 'vitest';
import { isCorrection } from './is-correction.ts';

test.each([
  ['Surname', 'Your surname'],
  ['Date of birth', 'Date of Birth:'],
  ['Nationalty', 'Nationality'],
  ['Address of accomodation', 'Address of accommodation'],
  ['Martial status, if any', 'Marital status, if any'],
  ['Numéro de téléphone', 'Numero de telephone'],
])('%s → %s is a correction', (was, became) => {
  expect(isCorrection(was, became)).toBe(true);
  expect(isCorrection(became, was)).toBe(true);
});

test.each([
  ['Father’s name', 'Mother’s name'],
  ['Employer name', 'Employee name'],
  ['Address 1', 'Address 2'],
  ['Address line', 'Address line 2'],
  ['Date of issue', 'Date of expiry'],
  ['Passport number', 'Passport not number'],
  ['Name', 'Name in native language'],
  ['City', 'Cite'],
  ['Married', 'Unmarried'],
  ['From', 'Form'],
  ['Visitor1', 'Visitor12'],
  ['अंतिम नाम', 'अंतिम नामा'],
  ['', 'Surname'],
  ['Please', 'Select'],
])('%s → %s is another label', (was, became) => {
  expect(isCorrection(was, became)).toBe(false);
  expect(isCorrection(became, was)).toBe(false);
});
