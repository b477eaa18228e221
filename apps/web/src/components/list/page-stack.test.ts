import { expect, test } from 'vitest';
import { cursorOf, firstPage, isFirst, nextPage, previousPage, spanOf } from './page-stack.ts';

const counted = { total: 1000, more: true };
const uncounted = { total: null, more: false };

test('next and previous walk the same way back', () => {
  const first = firstPage('q');
  const third = nextPage(nextPage(first, 'b', counted), 'c', uncounted);
  expect(cursorOf(third)).toBe('c');
  expect(cursorOf(previousPage(third))).toBe('b');
  expect(cursorOf(previousPage(previousPage(third)))).toBeNull();
});

test('there is nothing before the first page', () => {
  expect(isFirst(firstPage('q'))).toBe(true);
  expect(isFirst(previousPage(firstPage('q')))).toBe(true);
  expect(isFirst(nextPage(firstPage('q'), 'b', counted))).toBe(false);
});

test('the first page’s count stands on every later page', () => {
  const third = nextPage(nextPage(firstPage('q'), 'b', counted), 'c', uncounted);
  expect(spanOf(third, 50, 50, true, uncounted)).toEqual({ from: 101, to: 150, total: 1000, more: true });
});

test('a list longer than the count says so until its last page', () => {
  const stack = { ...firstPage('q'), ...counted, cursors: Array<string | null>(22).fill('x') };
  expect(spanOf(stack, 50, 50, true)).toEqual({ from: 1051, to: 1100, total: 1100, more: true });
  expect(spanOf(stack, 50, 12, false)).toEqual({ from: 1051, to: 1062, total: 1062, more: false });
});

test('without a count the total is open, until the last page closes it', () => {
  expect(spanOf(firstPage('q'), 25, 25, true, uncounted)).toEqual({ from: 1, to: 25, total: null, more: false });
  expect(spanOf(firstPage('q'), 25, 9, false, uncounted)).toEqual({ from: 1, to: 9, total: 9, more: false });
});

test('an empty page counts from nothing', () =>
  expect(spanOf(firstPage('q'), 50, 0, false, { total: 0, more: false })).toEqual({
    from: 0,
    to: 0,
    total: 0,
    more: false,
  }));
