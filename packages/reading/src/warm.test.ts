import { afterEach, expect, test } from 'vitest';
import type { Readers } from './engine.types.ts';
import { openReaders } from './warm.ts';

let readers: Readers;
afterEach(() => readers.close());

const broken = { pages: [{ pageNo: 1, bytes: Buffer.from('no picture') }] };

test('a job goes to a process of its own and comes back', async () => {
  readers = openReaders({ size: 1 });
  const { retake, engine } = await readers.read(broken);
  expect(retake).toEqual(['unreadable']);
  expect(engine.name).toBe('local');
});

// A process that has yet to start cannot answer within no time at all; one that is warm sometimes can.
test('a job that takes too long is given up, and the next one finds a new process', async () => {
  readers = openReaders({ size: 1 });
  await expect(readers.read(broken, { timeoutMs: 0 })).rejects.toThrow('too long');
  expect((await readers.read(broken)).documents).toEqual([]);
});
