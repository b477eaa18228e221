import { expect, test } from 'vitest';
import { categories } from '@visawright/forms/categories.ts';
import { en } from '../../words/documents/en.ts';
import { hi } from '../../words/documents/hi.ts';
import { fill, findWord, type Values } from '../../lib/word-table.ts';
import { fieldText, isDateField, kindText, valueText } from './value-text.ts';

const t = (key: string, values: Values = {}) => {
  const word = findWord(en, key, 'en', values.count);
  return word === undefined ? (values.defaultValue ?? key) : fill(word, values);
};

test('dates, countries and sex are written as people write them', () => {
  expect(valueText(t, 'dateOfBirth', '1991-08-14', 'en')).toBe('14 August 1991');
  expect(valueText(t, 'nationality', 'IND', 'en')).toBe('India');
  expect(valueText(t, 'nationality', 'IND', 'hi')).toBe('भारत');
  expect(valueText(t, 'sex', 'F', 'en')).toBe('Female');
});

test('what is not known is shown as it stands', () => {
  expect(valueText(t, 'nationality', 'XXB', 'en')).toBe('XXB');
  expect(valueText(t, 'surname', 'IND', 'en')).toBe('IND');
  expect(valueText(t, 'dateOfBirth', '14.08.91', 'en')).toBe('14.08.91');
});

test('a field or kind without a label of its own is still readable', () => {
  expect(fieldText(t, 'passportNumber')).toBe('Passport number');
  expect(fieldText(t, 'somethingNew')).toBe('Something new');
  expect(kindText(t, { kind: 'Bank statement', category: 'Proof of Funds' })).toBe('Bank statement');
  expect(kindText(t, { kind: null, category: 'Other' })).toBe('Other');
});

test('dates are changed with a date field', () => {
  expect(['dateOfBirth', 'issueDate', 'expiryDate', 'oldPassportIssueDate'].every(isDateField)).toBe(true);
  expect(['statementFrom', 'travelTo', 'validUntil', 'insuredDateOfBirth'].every(isDateField)).toBe(true);
  expect(['surname', 'passportNumber', 'placeOfIssue', 'addressedTo', 'fromPlace'].some(isDateField)).toBe(false);
});

test('amounts are written in lakhs, and what a paper only ticks is yes or no', () => {
  expect(valueText(t, 'closingBalance', '1234567.5', 'en')).toBe('12,34,567.50');
  expect(valueText(t, 'closingBalance', '1234567', 'hi')).toBe('12,34,567');
  expect(valueText(t, 'accountNumber', '1234567', 'en')).toBe('1234567');
  expect(valueText(t, 'signed', 'true', 'en')).toBe('Yes');
});

test.each(['en', 'hi'] as const)('every kind and field of the forms’ papers has its name in %s', async (language) => {
  const { kinds, fields } = { en, hi }[language];
  for (const { kinds: own } of categories)
    for (const kind of own) {
      expect(kinds).toHaveProperty([kind.name]);
      for (const { id } of kind.fields) expect(fields).toHaveProperty([id]);
    }
});
