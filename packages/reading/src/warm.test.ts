import { afterAll, expect, test } from 'vitest';
import { openReaders } from './warm.ts';

const readers = openReaders({ size: 1 });
afterAll(() => readers.close());

const broken = { pages: [{ pageNo: 1, bytes: Buffer.from('no picture') }] };

test('a job goes to a process of its own and comes back', async () => {
  const { retake, engine } = await readers.read(broken);
  expect(retake).toEqual(['unreadable']);
  expect(engine.name).toBe('local');
});

test('a job that takes too long is given up, and the next one finds a new process', async () => {
  await expect(readers.read(broken, { timeoutMs: 0 })).rejects.toThrow('too long');
  expect((await readers.read(broken)).documents).toEqual([]);
});
