import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('returns whole minutes, then the last minute', () => {
  expect(timeLeft(600_000, 0)).toEqual({ key: 'minutes', count: 10 });
  expect(timeLeft(604_000, 0)).toEqual({ key: 'minutes', count: 10 });
  expect(timeLeft(100_000, 0)).toEqual({ key: 'minutes', count: 2 });
  expect(timeLeft(60_000, 0)).toEqual({ key: 'minutes', count: 1 });
  expect(timeLeft(59_000, 0)).toEqual({ key: 'underAMinute' });
  expect(timeLeft(0, 5_000)).toEqual({ key: 'underAMinute' });
});
