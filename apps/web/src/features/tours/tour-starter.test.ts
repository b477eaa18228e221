import { tour } from '@visawright/contract/constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSoon } from './tour-starter.ts';

let ready = true;
const isReady = vi.fn(() => ready);
const prepare = vi.fn();
const open = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ready = true;
  stop = startSoon({ isReady, prepare, open });
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

test('without a target it looks five times more, each time after a longer wait, then gives up', () => {
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

test('a target that comes late is found at the next look', () => {
  ready = false;
  vi.advanceTimersByTime(2_000);
  ready = true;
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledOnce();
});

test('somebody who begins to type within the open delay is not interrupted', () => {
  vi.advanceTimersByTime(1_200);
  ready = false;
  vi.advanceTimersByTime(400);
  expect(open).not.toHaveBeenCalled();
  ready = true;
  vi.advanceTimersByTime(10_000);
  expect(open).toHaveBeenCalledOnce();
});

test('who has left the screen gets no tour of it', () => {
  vi.advanceTimersByTime(1_400);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(open).not.toHaveBeenCalled();
});
