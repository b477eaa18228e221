import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBurst } from './limit-burst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const many = (count: number) => Array.from({ length: count }, (_, i) => i);

test('handles a few hints one by one, even if one fails', async () => {
  const one = vi.fn<(item: number) => Promise<void>>().mockRejectedValue(new Error('away'));
  const all = vi.fn<() => void>();
  const { hear } = limitBurst(one, all);
  for (const round of many(3)) {
    for (const item of many(20)) hear(round * 20 + item);
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(one).toHaveBeenCalledTimes(60);
  expect(all).not.toHaveBeenCalled();
});

test('reloads once after a burst', async () => {
  const one = vi.fn<() => Promise<never>>(never);
  const all = vi.fn<() => void>();
  const { hear } = limitBurst(one, all);
  for (const item of many(500)) hear(item);
  expect(one).toHaveBeenCalledTimes(20);
  await vi.advanceTimersByTimeAsync(900);
  hear(500);
  await vi.advanceTimersByTimeAsync(900);
  expect(all).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(all).toHaveBeenCalledTimes(1);
});

test('does nothing after stop', async () => {
  const all = vi.fn<() => void>();
  const { hear, stop } = limitBurst(never, all);
  for (const item of many(30)) hear(item);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(all).not.toHaveBeenCalled();
});
