import { expect, test } from 'vitest';
import { arrangedDocument, arrangedPage, family } from '../testing/arrangements.ts';
import { uid } from '../../../../testing/uid.ts';
import { documentBlocks } from '../state/page-items.ts';
import { pageRows, reachableKeys, rowsHeight, rowsInView, verticalNeighbour } from './page-rows.ts';

const blocksOf = (travellers = family()) => documentBlocks(travellers, 'category', ({ category }) => category);
const none = () => false;

test('a person, then each document with its rows of pages', () => {
  const rows = pageRows(family(), blocksOf(), 2, none);
  expect(rows.map(({ kind }) => kind).join(' ')).toBe(
    'person document pages document pages pages document pages person document pages',
  );
  expect(rowsHeight(rows)).toBe(2 * 44 + 4 * 30 + 5 * 108);
});

const long = (count: number) => [
  {
    ...family()[0]!,
    documents: [arrangedDocument(uid(1), { pages: Array.from({ length: count }, (_, at) => arrangedPage(at)) })],
  },
];

test('a long document is folded to one row until it is opened', () => {
  const rows = pageRows(long(14), blocksOf(long(14)), 4, none);
  expect(rows.at(-1)).toMatchObject({ kind: 'pages', more: 11, items: { length: 3 } });
  expect(reachableKeys(rows)).toHaveLength(3);
  expect(reachableKeys(pageRows(long(14), blocksOf(long(14)), 4, () => true))).toHaveLength(14);
});

test('of a thousand pages only the rows in view are given', () => {
  const rows = pageRows(long(1_000), blocksOf(long(1_000)), 4, () => true);
  const seen = rowsInView(rows, 10_000, 10_900);
  expect(seen.length).toBeLessThan(12);
  expect(seen[0]!.top + seen[0]!.height).toBeGreaterThan(10_000);
  expect(seen.at(-1)!.top).toBeLessThan(10_900);
  expect(rowsInView(rows, -500, 100)[0]).toBe(rows[0]);
});

test('arrows up and down stay in the column where the next row has one', () => {
  const rows = pageRows(family(), blocksOf(), 2, none);
  const keys = reachableKeys(rows);
  expect(verticalNeighbour(rows, keys[1]!, 1)).toBe(keys[3]);
  expect(verticalNeighbour(rows, keys[3]!, 1)).toBe(keys[4]);
  expect(verticalNeighbour(rows, keys[0]!, -1)).toBeNull();
});

test('a person without documents has a row, onto which pages can be dropped', () => {
  const [asha, ravi] = family();
  const rows = pageRows([asha!, { ...ravi!, documents: [] }], blocksOf([asha!]), 2, none);
  expect(rows.at(-1)).toMatchObject({ kind: 'person', pages: 0 });
});
