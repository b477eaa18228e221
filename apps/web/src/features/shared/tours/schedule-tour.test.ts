import { tour } from '@visawright/contract/platform/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleTour } from './schedule-tour.ts';

let ready = true;
const isReady = vi.fn(() => ready);
const prepare = vi.fn();
const open = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ready = true;
  stop = scheduleTour({ isReady, prepare, open });
});
afterEach(() => vi.useRealTimers());

test('a tour opens 1000 ms plus 500 ms after the screen is entered, not before', () => {
  vi.advanceTimersByTime(999);
  expect(isReady).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(prepare).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledOnce();
});

test('retries five times with growing delays without a target, then gives up', () => {
  ready = false;
  const looks: number[] = [];
  isReady.mockImplementation(() => {
    looks.push(Date.now());
    return false;
  });
  vi.advanceTimersByTime(600_000);
  expect(looks).toHaveLength(1 + tour.retries);
  const waits = looks.slice(1).map((at, i) => at - looks[i]!);
  for (const [i, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan(waits[i]!);
  expect(open).not.toHaveBeenCalled();
  isReady.mockImplementation(() => ready);
});

test('finds a late target at the next retry', () => {
  ready = false;
  vi.advanceTimersByTime(2_000);
  ready = true;
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledOnce();
});

test('does not interrupt somebody who starts typing within the open delay', () => {
  vi.advanceTimersByTime(1_200);
  ready = false;
  vi.advanceTimersByTime(400);
  expect(open).not.toHaveBeenCalled();
  ready = true;
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledOnce();
});

test('does not start after the screen was left', () => {
  vi.advanceTimersByTime(1_400);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(open).not.toHaveBeenCalled();
});
