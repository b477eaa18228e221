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
  expect(look).toHaveBeenCalledTimes(4); // the other realm in the same turn, and both in the next one
  watch.close();
});

test('a realm that always fails does not hold up the others', async () => {
  const look = vi.fn(async (realmId: string) => {
    if (realmId === 'a') throw new TypeError('broken');
  });
  const watch = watchRealms(parts, { everyMs: 1_000, delayed: 'late', look });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look.mock.calls).toEqual([['a'], ['b'], ['a'], ['b']]);
  watch.close();
});

test('a directory that cannot be read is logged, and read again at the next turn', async () => {
  warn.mockClear();
  const look = vi.fn(async () => undefined);
  const ids = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(['a']);
  const realms = { ids } as unknown as RealmDirectory;
  const watch = watchRealms({ ...parts, realms }, { everyMs: 1_000, delayed: 'late', look });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warn).toHaveBeenCalledOnce();
  expect(look.mock.calls).toEqual([['a']]);
  watch.close();
});
