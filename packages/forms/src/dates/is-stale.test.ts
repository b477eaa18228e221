import { expect, test } from 'vitest';
import { isStale } from './is-stale.ts';

test('a rule verified more than a year ago is stale, and a date is never taken for older than it can be', () => {
  expect(isStale('2025-11-15', '2026-11-15')).toBe(false);
  expect(isStale('2025-11-14', '2026-11-15')).toBe(true);
  expect(isStale('2025', '2026-11-15')).toBe(false);
  expect(isStale('2024', '2026-11-15')).toBe(true);
  expect(isStale('2025-10', '2026-11-15')).toBe(true);
  expect(isStale(null, '2026-11-15')).toBe(false);
});
