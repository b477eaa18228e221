import type { Logger } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RealmDirectory } from './realm.types.ts';
import { watchRealms } from './watch-realms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const warn = vi.fn();
const parts = {
  realms: { ids: async () => ['a', 'b'] } as unknown as RealmDirectory,
  log: { warn } as unknown as Logger,
};

test('looks into every realm each time, and not after it was closed', async () => {
  const look = vi.fn(async () => undefined);
  const watch = watchRealms(parts, { everyMs: 1_000, delayed: 'late', look });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look.mock.calls).toEqual([['a'], ['b'], ['a'], ['b']]);
  watch.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(look).toHaveBeenCalledTimes(4);
});

test('a slow turn is not overtaken, and a failed one is logged by its kind and tried again', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const look = vi.fn<(realmId: string) => Promise<void>>(async () => undefined).mockReturnValueOnce(promise);
  const watch = watchRealms(parts, { everyMs: 1_000, delayed: 'late', look });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(look).toHaveBeenCalledTimes(1);
  reject(new RangeError('Asha Menon'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn.mock.calls).toEqual([[{ cause: 'RangeError' }, 'late']]);
  expect(look).toHaveBeenCalledTimes(3);
  watch.close();
});
