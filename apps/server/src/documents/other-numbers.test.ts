import { expect, test } from 'vitest';
import { box } from '../testing/reading-house.ts';
import { otherNumbers } from './other-numbers.ts';

const said = (field: string, raw: string, outcome: 'accept' | 'confirm' = 'accept', kind = 'Indian passport') =>
  otherNumbers([
    {
      row: { kind },
      reading: { kind, values: [{ field, raw, outcome, pageUid: 'back', polygon: box(0, 0, 1, 1) }] },
      values: [],
    } as never,
  ]).length;

test('a long number that was accepted as something else speaks for its place', () => {
  expect(said('fileNumber', 'DL3503909143333')).toBe(1);
  expect(said('accountNumber', '5010 0123 4567 89')).toBe(1);
});

test('what a person confirmed does too', () => {
  const value = { field: 'fileNumber', raw: 'DL3503909143333', pageUid: 'back', polygon: box(0, 0, 1, 1) };
  const reading = { kind: 'Indian passport', values: [{ ...value, outcome: 'confirm' }] };
  const document = { row: { kind: null }, reading, values: [{ ...value, outcome: 'accept', actedBy: 'Asha Rao' }] };
  expect(otherNumbers([document as never])).toHaveLength(1);
});

test('what is unsure, short, on several lines or may be an Aadhaar itself speaks for nothing', () => {
  expect(said('fileNumber', 'DL3503909143333', 'confirm')).toBe(0);
  expect(said('passportNumber', 'Z5757917')).toBe(0);
  expect(said('address', 'Flat 26, Lucknow 226641\n9999 4105 7058')).toBe(0);
  expect(said('accountNumber', '9999 4105 7059')).toBe(0);
  expect(said('accountNumber', '9123-4567-8901-2345')).toBe(0);
  expect(said('aadhaarNumber', '9999 4105 7058 1')).toBe(0);
  expect(said('enrolmentNumber', '1234/12345/12345', 'accept', 'Aadhaar')).toBe(0);
});
