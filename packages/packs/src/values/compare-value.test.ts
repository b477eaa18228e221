import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlForTest } from '../testing/page-for-test.ts';
import { compareValue } from './compare-value.ts';
import { formatDate } from './format-date.ts';
import type { PlannedField, PlannedWrite } from './planned-field.ts';

const planned = (write: PlannedWrite | null): PlannedField => ({
  control: 'c1',
  ref: 'c1',
  label: 'Field',
  group: '',
  question: 'question',
  state: 'write',
  write,
  shown: '',
  waitsFor: null,
  driver: false,
});
const reason = (write: PlannedWrite | null, found: string | readonly string[] | null, other = {}) => {
  const { isEqual, reason: why } = compareValue(planned(write), found, controlForTest('c1', 'Field', other));
  expect(isEqual).toBe(why === 'equal');
  return why;
};
const text = (typed: string, found: string | null, other = {}) => reason({ kind: 'text', text: typed }, found, other);

test.each([
  ['PRANAV', 'PRANAV'],
  ['Pranav', 'PRANAV'],
  ['a@b.example', 'A@B.EXAMPLE'],
  ['Flat 12,  Pune ', 'Flat 12, Pune'],
  ['Flat 12\nPune', 'Flat 12\r\nPune'],
  ['+919823000417', '+91 98230 00417'],
  ['9823000417', '98230-00417'],
  ['(022) 2765 4321', '02227654321'],
  ['03/12/2026', '03-12-2026'],
  ['03/12/2026', '3/12/2026'],
  ['03 DEC 2026', '03-Dec-2026'],
  ['03122026', '03/12/2026'],
])('%j found as %j is equal', (typed, found) => {
  expect(text(typed, found)).toBe('equal');
});

test.each([
  ['03/12/2026', '12/03/2026', 'dayAndMonthSwapped'],
  ['2026-12-03', '2026-03-12', 'dayAndMonthSwapped'],
  ['03 DEC 2026', '12/03/2026', 'dayAndMonthSwapped'],
  ['03.12.26', '12.03.26', 'dayAndMonthSwapped'],
  ['03/12/2026', '2026-12-03', 'reformatted'],
  ['03/12/2026', '04/12/2026', 'different'],
  ['03/12/2026', '03/12/2025', 'different'],
  ['03/12/2026', '03/12/20', 'cut'],
  ['03/12/2026', 'today', 'different'],
  ['PRANAV KUMAR', 'PRANAV KUM', 'cut'],
  ['José', 'Jose', 'reformatted'],
  ["O'Brien", 'OBrien', 'reformatted'],
  ['+919823000417', '919823000417', 'reformatted'],
  ['84000', '84,000', 'reformatted'],
  ['84000', '84001', 'different'],
  ['X0526184', 'X0526148', 'different'],
  ['9823000417', '98230 00471', 'different'],
  ['12 Mayfair 48', '12 Mayday 48', 'different'],
  ['PRANAV', '', 'cleared'],
  ['PRANAV', '  ', 'cleared'],
  ['PRANAV', null, 'gone'],
] as [string, string | null, string][])('%j found as %j is %s', (typed, found, why) => {
  expect(text(typed, found)).toBe(why);
});

test('a text in the length that the control takes was cut', () => {
  expect(text('PRANAV KUMAR', 'PRANAV', { maxLength: 7 })).toBe('cut');
});

test('an option is equal, another one, or cleared', () => {
  const options = ['-- Select --', 'Male', 'Female'];
  const choice = (found: string | null) =>
    reason({ kind: 'choice', option: 'Male' }, found, { kind: 'select', options });
  expect(choice('Male')).toBe('equal');
  expect(choice(' MALE')).toBe('equal');
  expect(choice('Female')).toBe('otherOption');
  expect(choice('-- Select --')).toBe('cleared');
  expect(choice('Please choose one')).toBe('cleared');
  expect(choice('')).toBe('cleared');
  expect(choice('M')).toBe('different');
});

test('several options are equal in any order, and only all of them', () => {
  const choices = (found: string[]) =>
    reason({ kind: 'choices', options: ['Air', 'Sea'] }, found, { kind: 'checkbox' });
  expect(choices(['Sea', 'Air'])).toBe('equal');
  expect(choices(['Sea'])).toBe('otherOption');
  expect(choices(['Sea', 'Air', 'Land'])).toBe('otherOption');
  expect(choices([])).toBe('cleared');
});

test('a box is ticked or not', () => {
  expect(reason({ kind: 'ticked', isTicked: true }, ['I agree'])).toBe('equal');
  expect(reason({ kind: 'ticked', isTicked: true }, [])).toBe('cleared');
  expect(reason({ kind: 'ticked', isTicked: false }, '')).toBe('equal');
  expect(reason({ kind: 'ticked', isTicked: false }, ['I agree'])).toBe('otherOption');
});

test('a file is known by its name', () => {
  const file = { kind: 'file', file: 'photo', name: 'photo.jpg', mediaType: 'image/jpeg' } as const;
  expect(reason(file, ['photo.jpg'])).toBe('equal');
  expect(reason(file, 'C:\\fakepath\\photo.jpg')).toBe('equal');
  expect(reason(file, ['other.jpg'])).toBe('different');
  expect(reason(file, [])).toBe('cleared');
});

test('nothing that was not entered is ever confirmed', () => {
  expect(reason(null, '')).toBe('different');
  expect(reason(null, 'PRANAV')).toBe('different');
});

const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')),
  minLength: 3,
  maxLength: 20,
});

test('a changed, missing or additional letter or digit is never equal', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('A', '7', 'X'), (typed, place, letter) => {
      const at = place % typed.length;
      const changed = [
        typed.slice(0, at) + letter + typed.slice(at + 1),
        typed.slice(0, at) + typed.slice(at + 1),
        typed.slice(0, at) + letter + typed.slice(at),
      ];
      for (const found of changed.filter((each) => each !== typed)) expect(text(typed, found)).not.toBe('equal');
    }),
  );
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const formats = fc.constantFrom('DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'D MMM YYYY', 'DD.MM.YYYY', 'DDMMYYYY');

test('two days in the same format are equal only if they are the same day', () => {
  fc.assert(
    fc.property(days, days, formats, (one, other, format) => {
      const [typed, found] = [formatDate(one, format)!, formatDate(other, format)!];
      expect(text(typed, found) === 'equal').toBe(one === other);
    }),
    { numRuns: 500 },
  );
});
