import { afterEach, expect, test } from 'vitest';
import type { Readers } from './engine.types.ts';
import { openReaders } from './open-readers.ts';

let readers: Readers;
afterEach(() => readers.close());

const broken = { pages: [{ pageNo: 1, bytes: Buffer.from('no picture') }] };

test('runs a job in a separate process', async () => {
  readers = openReaders({ size: 1 });
  const { retake, engine } = await readers.read(broken);
  expect(retake).toEqual(['unreadable']);
  expect(engine.name).toBe('local');
});

// A process that has not started cannot answer within the timeout; a running one sometimes can.
test('aborts a job after its timeout and starts a new process for the next one', async () => {
  readers = openReaders({ size: 1 });
  await expect(readers.read(broken, { timeoutMs: 0 })).rejects.toThrow('too long');
  expect((await readers.read(broken)).documents).toEqual([]);
});
