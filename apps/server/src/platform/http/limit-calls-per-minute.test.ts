import { expect, test } from 'vitest';
import { limitCallsPerMinute } from './limit-calls-per-minute.ts';

test('refuses the thirty-first call within a minute, for that person only', () => {
  let now = 1_000_000;
  const may = limitCallsPerMinute(30, () => now);
  const asked = Array.from({ length: 31 }, () => may('asha'));
  expect(asked.filter(Boolean)).toHaveLength(30);
  expect(asked.at(-1)).toBe(false);
  expect(may('ravi')).toBe(true);
  now += 60_001;
  expect(may('asha')).toBe(true);
});
