import { expect, test } from 'vitest';
import { en } from '../../words/documents/en.ts';
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
  expect(fieldText(t, 'closingBalance')).toBe('Closing balance');
  expect(kindText(t, { kind: 'Bank statement', category: 'Proof of Funds' })).toBe('Bank statement');
  expect(kindText(t, { kind: null, category: 'Other' })).toBe('Other');
});

test('dates are changed with a date field', () => {
  expect(['dateOfBirth', 'issueDate', 'expiryDate', 'oldPassportIssueDate'].every(isDateField)).toBe(true);
  expect(['surname', 'passportNumber', 'placeOfIssue'].some(isDateField)).toBe(false);
});
