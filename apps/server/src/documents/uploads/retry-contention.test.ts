import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors/app-error.ts';
import { retryContention } from './retry-contention.ts';

const failing = (times: number, error: unknown) => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    if (calls <= times) throw error;
    return calls;
  };
  return work;
};
const lockTimeout = Object.assign(new Error('lock timeout'), { code: '55P03' });

test('repeats what waited too long for a lock or a connection, at most five times', async () => {
  expect(await retryContention(failing(2, lockTimeout), 1)).toBe(3);
  expect(await retryContention(failing(5, new AppError('part.unavailable')), 1)).toBe(6);
  await expect(retryContention(failing(6, lockTimeout), 1)).rejects.toBe(lockTimeout);
});

test('any other error is final', async () => {
  const other = new AppError('record.notFound');
  await expect(retryContention(failing(1, other), 1)).rejects.toBe(other);
});
