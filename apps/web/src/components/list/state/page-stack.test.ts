import { expect, test } from 'vitest';
import { cursorOf, firstPage, isFirst, nextPage, previousPage, pageRangeOf } from './page-stack.ts';

const counted = { total: 1000, more: true };
const uncounted = { total: null, more: false };

test('previous returns to the page before next', () => {
  const first = firstPage('q');
  const third = nextPage(nextPage(first, 'b', counted), 'c', uncounted);
  expect(cursorOf(third)).toBe('c');
  expect(cursorOf(previousPage(third))).toBe('b');
  expect(cursorOf(previousPage(previousPage(third)))).toBeNull();
});

test('the first page has no previous one', () => {
  expect(isFirst(firstPage('q'))).toBe(true);
  expect(isFirst(previousPage(firstPage('q')))).toBe(true);
  expect(isFirst(nextPage(firstPage('q'), 'b', counted))).toBe(false);
});

test("later pages use the first page's total", () => {
  const third = nextPage(nextPage(firstPage('q'), 'b', counted), 'c', uncounted);
  expect(pageRangeOf(third, 50, 50, true, uncounted)).toEqual({ from: 101, to: 150, total: 1000, more: true });
});

test('shows the total as a minimum until the last page', () => {
  const stack = { ...firstPage('q'), ...counted, cursors: Array<string | null>(22).fill('x') };
  expect(pageRangeOf(stack, 50, 50, true)).toEqual({ from: 1051, to: 1100, total: 1100, more: true });
  expect(pageRangeOf(stack, 50, 12, false)).toEqual({ from: 1051, to: 1062, total: 1062, more: false });
});

test('the last page determines an unknown total', () => {
  expect(pageRangeOf(firstPage('q'), 25, 25, true, uncounted)).toEqual({ from: 1, to: 25, total: null, more: false });
  expect(pageRangeOf(firstPage('q'), 25, 9, false, uncounted)).toEqual({ from: 1, to: 9, total: 9, more: false });
});

test('an empty page has an empty range', () =>
  expect(pageRangeOf(firstPage('q'), 50, 0, false, { total: 0, more: false })).toEqual({
    from: 0,
    to: 0,
    total: 0,
    more: false,
  }));
