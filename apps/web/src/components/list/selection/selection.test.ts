import { expect, test } from 'vitest';
import {
  allMatching,
  isSelected,
  emptySelection,
  pageSelection,
  toggle,
  togglePage,
  toggleTo,
  type Selection,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, row: id.toUpperCase() }));
const none = emptySelection<string>('q');
const ids = (selection: Selection<string>) => [...selection.rows.keys()].sort().join('');

test('toggles a row and keeps its data', () => {
  const one = toggle(none, page, 'b');
  expect([...one.rows]).toEqual([['b', 'B']]);
  expect(ids(toggle(one, page, 'b'))).toBe('');
});

test('Shift selects from the last row, in both directions', () => {
  expect(ids(toggleTo(toggle(none, page, 'b'), page, 'd'))).toBe('bcd');
  expect(ids(toggleTo(toggle(none, page, 'd'), page, 'b'))).toBe('bcd');
});

test('Shift on a selected row deselects the range', () => {
  const all = togglePage(none, page);
  const from = toggle(all, page, 'b');
  expect(ids(toggleTo(from, page, 'd'))).toBe('ae');
});

test('Shift without an earlier row selects one row', () => {
  expect(ids(toggleTo(none, page, 'c'))).toBe('c');
  const other = toggle(none, [{ id: 'z', row: 'Z' }], 'z');
  expect(ids(toggleTo(other, page, 'c'))).toBe('cz');
});

test('the header checkbox toggles the page and leaves other pages unchanged', () => {
  const other = toggle(none, [{ id: 'z', row: 'Z' }], 'z');
  const both = togglePage(other, page);
  expect(ids(both)).toBe('abcdez');
  expect(pageSelection(both, page)).toBe('all');
  expect(ids(togglePage(both, page))).toBe('z');
  expect(pageSelection(togglePage(both, page), page)).toBe('some');
});

test('deselecting a row of all matching leaves the visible rows', () => {
  const all = allMatching(toggle(none, page, 'a'));
  expect(isSelected(all, 'unseen')).toBe(true);
  const less = toggle(all, page, 'c');
  expect(less.matching).toBe(false);
  expect(ids(less)).toBe('abde');
  expect(ids(togglePage(all, page))).toBe('');
});

test('an empty page is not selected', () => expect(pageSelection(none, [])).toBe('none'));
