import { expect, test } from 'vitest';
import { isVisible } from './is-visible.ts';

const single = { field: 'status', equals: 'Single' };
const paid = { field: 'means', equals: ['Cash', 'Card'] };

test('no condition: always shown', () => expect(isVisible(undefined, {})).toBe(true));

test('one value, or any of a list', () => {
  expect(isVisible(single, { status: 'Single' })).toBe(true);
  expect(isVisible(single, { status: 'Married' })).toBe(false);
  expect(isVisible(single, {})).toBe(false);
  expect(isVisible(paid, { means: 'Card' })).toBe(true);
  expect(isVisible(paid, { means: 'Cheque' })).toBe(false);
});

test('on a multiple choice: contains', () => {
  expect(isVisible(paid, { means: ['Other', 'Cash'] })).toBe(true);
  expect(isVisible(paid, { means: ['Other'] })).toBe(false);
  expect(isVisible(paid, { means: [] })).toBe(false);
});

test('words that only begin alike are not equal', () => expect(isVisible(paid, { means: 'Cash only' })).toBe(false));

test('all, any, not, nested', () => {
  const both = { all: [single, paid] };
  expect(isVisible(both, { status: 'Single', means: 'Cash' })).toBe(true);
  expect(isVisible(both, { status: 'Single' })).toBe(false);
  const either = { any: [single, paid] };
  expect(isVisible(either, { means: ['Card'] })).toBe(true);
  expect(isVisible(either, { status: 'Married', means: ['Other'] })).toBe(false);
  expect(isVisible({ not: single }, {})).toBe(true);
  expect(isVisible({ not: single }, { status: 'Single' })).toBe(false);
  const nested = { all: [{ not: single }, { any: [paid, { field: 'application.visaCategory', equals: 'Student' }] }] };
  expect(isVisible(nested, { status: 'Married', 'application.visaCategory': 'Student' })).toBe(true);
  expect(isVisible(nested, { status: 'Single', 'application.visaCategory': 'Student' })).toBe(false);
  expect(isVisible(nested, { status: 'Married' })).toBe(false);
});
