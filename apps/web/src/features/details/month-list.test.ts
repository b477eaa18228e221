import { expect, test } from 'vitest';
import { monthsFrom, openingMonth } from './month-list.ts';

test('the months go on over the turn of the year', () =>
  expect(monthsFrom('2026-11-15', 4)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']));

test('the calendar opens at the trip, else where there is still time to apply', () => {
  expect(openingMonth('2027-03-09', '2026-11-15', 45)).toBe('2027-03-01');
  expect(openingMonth(null, '2026-11-15', 45)).toBe('2026-12-01');
  expect(openingMonth(null, '2026-11-15', 0)).toBe('2026-11-01');
});
