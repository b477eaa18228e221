import { expect, test } from 'vitest';
import { monthsOf, spansOf } from './spans.ts';

test('a period is its whole months and the days at its ends', () => {
  expect(spansOf({ from: '2026-10-01', to: '2026-12-31' })).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(spansOf({ from: '2028-01-30', to: '2028-03-01' })).toEqual([
    '2028-01-30',
    '2028-01-31',
    '2028-02',
    '2028-03-01',
  ]);
  expect(spansOf({ from: '2028-02-01', to: '2028-02-28' })).toHaveLength(28);
  expect(spansOf({ from: '2027-02-01', to: '2027-02-28' })).toEqual(['2027-02']);
  expect(spansOf({ from: '2026-12-31', to: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01']);
});

test('months are named by year and month', () => {
  expect(monthsOf({ from: '2026-11-01', to: '2027-02-28' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
