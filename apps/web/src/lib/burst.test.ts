import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { burst } from './burst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const many = (count: number) => Array.from({ length: count }, (_, i) => i);

test('a few hints are followed one by one, and a failed one holds up no other', async () => {
  const one = vi.fn<(item: number) => Promise<void>>().mockRejectedValue(new Error('away'));
  const all = vi.fn<() => void>();
  const { hear } = burst(one, all);
  for (const round of many(3)) {
    for (const item of many(20)) hear(round * 20 + item);
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(one).toHaveBeenCalledTimes(60);
  expect(all).not.toHaveBeenCalled();
});

test('a flood is read once, when it has passed', async () => {
  const one = vi.fn<() => Promise<never>>(never);
  const all = vi.fn<() => void>();
  const { hear } = burst(one, all);
  for (const item of many(500)) hear(item);
  expect(one).toHaveBeenCalledTimes(20);
  await vi.advanceTimersByTimeAsync(900);
  hear(500);
  await vi.advanceTimersByTimeAsync(900);
  expect(all).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(all).toHaveBeenCalledTimes(1);
});

test('whoever has left the screen reads nothing any more', async () => {
  const all = vi.fn<() => void>();
  const { hear, stop } = burst(never, all);
  for (const item of many(30)) hear(item);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(all).not.toHaveBeenCalled();
});
