import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DocumentReading, ReadJob, Readers } from '@visawright/reading/engine.types.ts';
import { connectReaders } from './connect-readers.ts';
import { ReadersUnavailable } from './readers-unavailable.ts';
import { serveReaders } from './serve-readers.ts';

const reading = (pages: number): DocumentReading => ({
  engine: { name: 'test', version: `${pages}` },
  documents: [],
  retake: [],
  pages: [],
});
const jobOf = (...sizes: number[]): ReadJob => ({
  pages: sizes.map((size, at) => ({ pageNo: at + 1, bytes: new Uint8Array(size).fill(at + 1) })),
});

let folder: string;
let path: string;
let server: Server | undefined;
let cancelled: number;

// Readers that answer with the number of bytes, fail for an empty job and never finish a job of one byte.
const readers: Readers = {
  read: ({ pages }, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0);
      signal?.addEventListener('abort', () => {
        cancelled++;
        reject(new Error('reading was cancelled'));
      });
      if (bytes === 0) reject(new Error('reading failed: Error'));
      else if (bytes > 1) resolve(reading(bytes));
    }),
  close: () => Promise.resolve(),
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readers-test-'));
  path = join(folder, 'socket');
  cancelled = 0;
});
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
  rmSync(folder, { recursive: true });
});

test('many jobs at once, small and large, get their own replies, in whatever pieces they arrive', async () => {
  server = await serveReaders(readers, path);
  const connected = connectReaders(path);
  const sizes = [2, 70_000, 3, 9_000_000, 5];
  const read = await Promise.all(sizes.map((size) => connected.read(jobOf(size, 10))));
  expect(read.map(({ engine }) => engine.version)).toEqual(sizes.map((size) => `${size + 10}`));
  await expect(connected.read(jobOf())).rejects.toThrow('reading failed: Error');
  await connected.close();
});

test('a cancelled job is cancelled at the readers, once', async () => {
  server = await serveReaders(readers, path);
  const connected = connectReaders(path);
  const cancel = new AbortController();
  const waiting = connected.read(jobOf(1), { signal: cancel.signal });
  expect((await connected.read(jobOf(7))).engine.version).toBe('7'); // it has been received before
  cancel.abort();
  await expect(waiting).rejects.toThrow('reading was cancelled');
  expect((await connected.read(jobOf(8))).engine.version).toBe('8');
  expect(cancelled).toBe(1);
  await connected.close();
});

test('a lost connection is not the fault of a document, and the next job connects again', async () => {
  const first = await serveReaders(readers, path);
  const sockets: { destroy(): unknown }[] = [];
  first.on('connection', (socket) => sockets.push(socket));
  const connected = connectReaders(path);
  await connected.read(jobOf(2));
  const waiting = connected.read(jobOf(1));
  const closed = new Promise<void>((resolve) => first.close(() => resolve()));
  sockets[0]!.destroy();
  await expect(waiting).rejects.toThrow(ReadersUnavailable);
  await closed;
  rmSync(path, { force: true });
  const later = connected.read(jobOf(4)); // before the readers have started again
  server = await serveReaders(readers, path);
  expect((await later).engine.version).toBe('4');
  await connected.close();
  await expect(connected.read(jobOf(4))).rejects.toThrow('closed');
});
