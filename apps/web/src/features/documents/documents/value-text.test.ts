import { expect, test } from 'vitest';
import { categories } from '@visawright/forms/documents/categories.ts';
import { en } from '../../../translations/documents/en.ts';
import { hi } from '../../../translations/documents/hi.ts';
import { documentsText as t } from '../../../translations/documents/documents-texts.ts';
import { fieldText, isDateField, kindText, valueText } from './value-text.ts';

test('formats dates, countries and sex', () => {
  expect(valueText(t, 'dateOfBirth', '1991-08-14', 'en')).toBe('14 August 1991');
  expect(valueText(t, 'nationality', 'IND', 'en')).toBe('India');
  expect(valueText(t, 'nationality', 'IND', 'hi')).toBe('भारत');
  expect(valueText(t, 'sex', 'F', 'en')).toBe('Female');
});

test('returns unknown values unchanged', () => {
  expect(valueText(t, 'nationality', 'XXB', 'en')).toBe('XXB');
  expect(valueText(t, 'surname', 'IND', 'en')).toBe('IND');
  expect(valueText(t, 'dateOfBirth', '14.08.91', 'en')).toBe('14.08.91');
});

test('splits identifiers without a translation into words', () => {
  expect(fieldText(t, 'passportNumber')).toBe('Passport number');
  expect(fieldText(t, 'somethingNew')).toBe('Something new');
  expect(kindText(t, { kind: 'Bank statement', category: 'Proof of Funds' })).toBe('Bank statement');
  expect(kindText(t, { kind: null, category: 'Other' })).toBe('Other');
});

test('recognises date fields', () => {
  expect(['dateOfBirth', 'issueDate', 'expiryDate', 'oldPassportIssueDate'].every(isDateField)).toBe(true);
  expect(['statementFrom', 'travelTo', 'validUntil', 'insuredDateOfBirth'].every(isDateField)).toBe(true);
  expect(['surname', 'passportNumber', 'placeOfIssue', 'addressedTo', 'fromPlace'].some(isDateField)).toBe(false);
});

test('formats amounts in lakhs and booleans as yes or no', () => {
  expect(valueText(t, 'closingBalance', '1234567.5', 'en')).toBe('12,34,567.50');
  expect(valueText(t, 'closingBalance', '1234567', 'hi')).toBe('12,34,567');
  expect(valueText(t, 'accountNumber', '1234567', 'en')).toBe('1234567');
  expect(valueText(t, 'signed', 'true', 'en')).toBe('Yes');
});

test.each(['en', 'hi'] as const)('every document kind and field has a name in %s', async (language) => {
  const { kinds, fields } = { en, hi }[language];
  for (const { kinds: own } of categories)
    for (const kind of own) {
      expect(kinds).toHaveProperty([kind.name]);
      for (const { id } of kind.fields) expect(fields).toHaveProperty([id]);
    }
});
