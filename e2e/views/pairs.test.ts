import { expect, test } from 'vitest';
import { pairs } from './pairs.ts';

test('every pair of width, scheme and language occurs', () => {
  const rows = pairs([1440, 800, 390], ['light', 'dark'], ['en', 'hi']);
  const pairCount = (i: 0 | 1 | 2, j: 0 | 1 | 2) => new Set(rows.map((row) => `${row[i]} ${row[j]}`)).size;
  expect([pairCount(0, 1), pairCount(0, 2), pairCount(1, 2)]).toEqual([6, 6, 4]);
  expect(rows).toHaveLength(6);
});
