import { expect, test } from 'vitest';
import { callsAMinute } from './calls-a-minute.ts';

test('the thirty-first question within a minute is refused, and only to the one who asks', () => {
  let now = 1_000_000;
  const may = callsAMinute(30, () => now);
  const asked = Array.from({ length: 31 }, () => may('asha'));
  expect(asked.filter(Boolean)).toHaveLength(30);
  expect(asked.at(-1)).toBe(false);
  expect(may('ravi')).toBe(true);
  now += 60_001;
  expect(may('asha')).toBe(true);
});
