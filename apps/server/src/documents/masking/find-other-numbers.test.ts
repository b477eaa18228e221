import { expect, test } from 'vitest';
import { box } from '../../testing/engine-reading.ts';
import { findOtherNumbers } from './find-other-numbers.ts';

const output = (field: string, raw: string, outcome: 'accept' | 'confirm' = 'accept', kind = 'Indian passport') =>
  findOtherNumbers([
    {
      row: { kind },
      reading: { kind, values: [{ field, raw, outcome, pageUid: 'back', polygon: box(0, 0, 1, 1) }] },
      values: [],
    } as never,
  ]).length;

test('accepts a long number read as another field', () => {
  expect(output('fileNumber', 'DL3503909143333')).toBe(1);
  expect(output('accountNumber', '5010 0123 4567 89')).toBe(1);
});

test('accepts a number that a person confirmed', () => {
  const value = { field: 'fileNumber', raw: 'DL3503909143333', pageUid: 'back', polygon: box(0, 0, 1, 1) };
  const reading = { kind: 'Indian passport', values: [{ ...value, outcome: 'confirm' }] };
  const document = { row: { kind: null }, reading, values: [{ ...value, outcome: 'accept', actedBy: 'Asha Rao' }] };
  expect(findOtherNumbers([document as never])).toHaveLength(1);
});

test('ignores uncertain, short, multi-line and possible Aadhaar numbers', () => {
  expect(output('fileNumber', 'DL3503909143333', 'confirm')).toBe(0);
  expect(output('passportNumber', 'Z5757917')).toBe(0);
  expect(output('address', 'Flat 26, Lucknow 226641\n9999 4105 7058')).toBe(0);
  expect(output('accountNumber', '9999 4105 7059')).toBe(0);
  expect(output('accountNumber', '9123-4567-8901-2345')).toBe(0);
  expect(output('aadhaarNumber', '9999 4105 7058 1')).toBe(0);
  expect(output('enrolmentNumber', '1234/12345/12345', 'accept', 'Aadhaar')).toBe(0);
});
