import { expect, test } from 'vitest';
import { currentDate, isStale } from './is-stale.ts';

test('a rule verified more than a year ago is stale, and a date is never taken for older than it can be', () => {
  expect(isStale('2025-11-15', '2026-11-15')).toBe(false);
  expect(isStale('2025-11-14', '2026-11-15')).toBe(true);
  expect(isStale('2025', '2026-11-15')).toBe(false);
  expect(isStale('2024', '2026-11-15')).toBe(true);
  expect(isStale('2025-10', '2026-11-15')).toBe(true);
  expect(isStale(null, '2026-11-15')).toBe(false);
});

test('a traveller is shown a date only while it can be relied on', () => {
  expect(currentDate('2026-03', '2026-11-15')).toBe('2026-03');
  expect(currentDate('2024', '2026-11-15')).toBeNull();
  expect(currentDate(null, '2026-11-15')).toBeNull();
  expect(currentDate('2026-09', '2026-11-15', 30)).toBeNull();
});
