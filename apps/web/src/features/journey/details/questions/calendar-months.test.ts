import { expect, test } from 'vitest';
import { monthsFrom, openingMonth } from './calendar-months.ts';

test('continues into the next year', () =>
  expect(monthsFrom('2026-11-15', 4)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']));

test('opens at the trip, otherwise where there is time to apply', () => {
  expect(openingMonth('2027-03-09', '2026-11-15', 45)).toBe('2027-03-01');
  expect(openingMonth(null, '2026-11-15', 45)).toBe('2026-12-01');
  expect(openingMonth(null, '2026-11-15', 0)).toBe('2026-11-01');
});
