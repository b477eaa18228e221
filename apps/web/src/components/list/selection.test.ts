import { expect, test } from 'vitest';
import {
  allMatching,
  isSelected,
  nothing,
  pageMark,
  toggle,
  togglePage,
  toggleTo,
  type Selection,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, row: id.toUpperCase() }));
const none = nothing<string>('q');
const ids = (selection: Selection<string>) => [...selection.rows.keys()].sort().join('');

test('a tick comes and goes, and keeps its row', () => {
  const one = toggle(none, page, 'b');
  expect([...one.rows]).toEqual([['b', 'B']]);
  expect(ids(toggle(one, page, 'b'))).toBe('');
});

test('Shift ticks everything from the last tick, downwards and upwards', () => {
  expect(ids(toggleTo(toggle(none, page, 'b'), page, 'd'))).toBe('bcd');
  expect(ids(toggleTo(toggle(none, page, 'd'), page, 'b'))).toBe('bcd');
});

test('Shift on a ticked row takes the range out again', () => {
  const all = togglePage(none, page);
  const from = toggle(all, page, 'b');
  expect(ids(toggleTo(from, page, 'd'))).toBe('ae');
});

test('Shift without a tick on this page ticks the one row', () => {
  expect(ids(toggleTo(none, page, 'c'))).toBe('c');
  const other = toggle(none, [{ id: 'z', row: 'Z' }], 'z');
  expect(ids(toggleTo(other, page, 'c'))).toBe('cz');
});

test('the head’s box ticks the page, then clears it, and leaves other pages alone', () => {
  const other = toggle(none, [{ id: 'z', row: 'Z' }], 'z');
  const both = togglePage(other, page);
  expect(ids(both)).toBe('abcdez');
  expect(pageMark(both, page)).toBe('all');
  expect(ids(togglePage(both, page))).toBe('z');
  expect(pageMark(togglePage(both, page), page)).toBe('some');
});

test('all matching covers rows nobody has seen; taking one out leaves what is seen', () => {
  const all = allMatching(toggle(none, page, 'a'));
  expect(isSelected(all, 'unseen')).toBe(true);
  const less = toggle(all, page, 'c');
  expect(less.matching).toBe(false);
  expect(ids(less)).toBe('abde');
  expect(ids(togglePage(all, page))).toBe('');
});

test('an empty page has no mark', () => expect(pageMark(none, [])).toBe('none'));
