import { expect, test } from 'vitest';
import { caretAfter, groupedCode, isPossible, isWhole } from './pairing-code.ts';

test.each([
  ['k7qd4mnp', 'K7QD-4MNP'],
  [' K7QD – 4MNP\n', 'K7QD-4MNP'],
  ['k7qd', 'K7QD'],
  ['K7QD-', 'K7QD'],
  ['k7qd4', 'K7QD-4'],
  ['K7QD-4MNP-9999', 'K7QD-4MNP'],
  ['', ''],
])('%j is written as %s', (typed, code) => expect(groupedCode(typed)).toBe(code));

test('a code that contains letters we never use is whole and not possible', () => {
  expect(isWhole('K7QD-4MN')).toBe(false);
  expect(isWhole('K7QD-4MN0')).toBe(true);
  expect(isPossible('K7QD-4MN0')).toBe(false);
  expect(isPossible('K7QD-4MNP')).toBe(true);
});

test.each([
  ['K7Q', 3, 3],
  ['K7QD4', 5, 6],
  ['K7XQD-4MN', 3, 3],
  ['k7qd4mnp99', 10, 9],
])('in %s the caret at %i goes to %i', (typed, caret, after) => expect(caretAfter(typed, caret)).toBe(after));
