import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayOf, reconnector } from './socket-reconnect.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('delays start at 3 s, grow by half up to 30 s, with jitter', () => {
  const whole = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => delayOf(attempt, 1));
  expect(whole).toEqual([3_000, 4_500, 6_750, 10_125, 15_187.5, 22_781.25, 30_000, 30_000]);
  expect(delayOf(1, 0)).toBe(1_500);
  expect(delayOf(9, 0)).toBe(15_000);
  expect(delayOf(2, 0.5)).toBe(3_375);
});

function line(random = 1) {
  const connect = vi.fn<() => void>();
  const gaveUp = vi.fn<() => void>();
  return { connect, gaveUp, tries: reconnector(connect, gaveUp, () => random) };
}

test('retries five times and reports the last failure once', () => {
  const { connect, gaveUp, tries } = line();
  for (const [at, ms] of [3_000, 4_500, 6_750, 10_125, 15_187].entries()) {
    tries.failed();
    vi.advanceTimersByTime(ms - 1);
    expect(connect).toHaveBeenCalledTimes(at);
    vi.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(at + 1);
    expect(gaveUp).not.toHaveBeenCalled();
  }
  tries.failed();
  tries.failed();
  vi.advanceTimersByTime(600_000);
  expect(connect).toHaveBeenCalledTimes(5);
  expect(gaveUp).toHaveBeenCalledTimes(1);
});

test('a success resets retries and delay', () => {
  const { connect, gaveUp, tries } = line(0);
  for (let i = 0; i < 5; i++) {
    tries.failed();
    vi.runAllTimers();
  }
  tries.succeeded();
  tries.failed();
  vi.advanceTimersByTime(1_500);
  expect(connect).toHaveBeenCalledTimes(6);
  expect(gaveUp).not.toHaveBeenCalled();
});

test('reconnects at once when the network is back, and never after stop', () => {
  const { connect, tries } = line();
  tries.failed();
  tries.again();
  expect(connect).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(connect).toHaveBeenCalledTimes(1); // the pending attempt was this one
  tries.failed();
  tries.stop();
  vi.runAllTimers();
  expect(connect).toHaveBeenCalledTimes(1);
});
