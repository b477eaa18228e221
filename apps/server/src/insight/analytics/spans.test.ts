import { eachDay } from '@visawright/contract/dates/days.ts';
import { expect, test } from 'vitest';
import { monthsOf, spansOf } from './spans.ts';

test('a period is its whole months and the days at its ends', () => {
  expect(spansOf({ from: '2026-10-01', to: '2026-12-31' })).toEqual({
    added: ['2026-10', '2026-11', '2026-12'],
    subtracted: [],
  });
  expect(spansOf({ from: '2028-01-30', to: '2028-03-01' }).added).toEqual([
    '2028-01-30',
    '2028-01-31',
    '2028-02',
    '2028-03-01',
  ]);
  expect(spansOf({ from: '2027-02-01', to: '2027-02-28' }).added).toEqual(['2027-02']);
  expect(spansOf({ from: '2026-12-31', to: '2027-01-01' }).added).toEqual(['2026-12-31', '2027-01-01']);
});

test('most of a month is the month without its other days', () => {
  expect(spansOf({ from: '2028-02-01', to: '2028-02-28' })).toEqual({ added: ['2028-02'], subtracted: ['2028-02-29'] });
  expect(spansOf({ from: '2026-06-02', to: '2026-06-28' })).toEqual({
    added: ['2026-06'],
    subtracted: ['2026-06-01', '2026-06-29', '2026-06-30'],
  });
});

test('any period comes to each of its days once, from few spans', () => {
  const daysOf = (span: string) =>
    span.length === 10 ? [span] : eachDay('2027-11-01', '2028-05-31').filter((day) => day.startsWith(span));
  for (const from of eachDay('2028-01-01', '2028-02-05'))
    for (const to of eachDay(from, '2028-04-03')) {
      const { added, subtracted } = spansOf({ from, to });
      const left = new Set(added.flatMap(daysOf));
      for (const span of subtracted) expect(left.delete(span)).toBe(true);
      expect([...left].toSorted()).toEqual(eachDay(from, to));
      expect(added.length + subtracted.length).toBeLessThan(36);
    }
});

test('months are named by year and month', () => {
  expect(monthsOf({ from: '2026-11-01', to: '2027-02-28' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
