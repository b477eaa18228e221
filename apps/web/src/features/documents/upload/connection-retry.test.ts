import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionRetry } from './connection-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('retries after 5 s, then 10 s, once for simultaneous failures', () => {
  const goOn = vi.fn();
  const line = connectionRetry(goOn);
  line.failed();
  line.failed();
  vi.advanceTimersByTime(4_999);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledTimes(1);
  line.failed();
  vi.advanceTimersByTime(9_999);
  expect(goOn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledTimes(2);
});

test('resets the pause after a success', () => {
  const goOn = vi.fn();
  const line = connectionRetry(goOn);
  for (const pause of [5_000, 10_000, 20_000]) {
    line.failed();
    vi.advanceTimersByTime(pause);
  }
  expect(goOn).toHaveBeenCalledTimes(3);
  line.worked();
  line.failed();
  vi.advanceTimersByTime(5_000);
  expect(goOn).toHaveBeenCalledTimes(4);
});
