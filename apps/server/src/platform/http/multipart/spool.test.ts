import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PartUnavailable } from '../../errors/part-unavailable.ts';
import { Spool, writeWhole } from './spool.ts';

// A folder of its own: other tests write to the common one at the same time.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const megabyte = 1_024 * 1_024;
const chunks = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) => bytes.subarray(n * 65_536, (n + 1) * 65_536)),
  );

test('returns content beyond the memory budget unchanged from an unlinked encrypted file', async () => {
  const spool = new Spool();
  const word = Buffer.from('SPECIMEN CANARY ');
  const files = Array.from({ length: 6 }, (_, n) =>
    Buffer.concat([Buffer.alloc(25 * megabyte, word), Buffer.from(`${n}`)]),
  );
  const stored = [];
  for (const file of files) stored.push(await spool.receive(chunks(file)));
  for (const [n, { read, size }] of stored.entries()) {
    expect(size).toBe(files[n]!.length);
    expect((await read()).equals(files[n]!)).toBe(true);
  }
  expect(readdirSync(folder)).toEqual([]);
  const open = openFiles();
  expect(open).toHaveLength(1);
  expect(linkOf(open[0]!)).toMatch(/ \(deleted\)$/);
  expect(readFileSync(`/proc/self/fd/${open[0]}`).includes(word)).toBe(false);
  await spool.close();
  expect(openFiles()).toEqual([]);
});

test('frees memory when a request ends', async () => {
  for (let n = 0; n < 5; n++) {
    const spool = new Spool();
    await spool.receive(chunks(randomBytes(60 * megabyte)));
    expect(openFiles()).toEqual([]);
    await spool.close();
  }
});

// A disk that is nearly full takes some bytes and reports no error.
test('writes the rest of what a nearly full disk took, and says when it is full', async () => {
  const disk = Buffer.alloc(10);
  const room = [3, 4, 3];
  const write = (bytes: Buffer, offset: number, length: number, at: number) => {
    const bytesWritten = Math.min(length, room.shift() ?? 0);
    if (bytesWritten === 0) return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    bytes.copy(disk, at, offset, offset + bytesWritten);
    return Promise.resolve({ bytesWritten, buffer: bytes });
  };
  const file = { write } as unknown as Parameters<typeof writeWhole>[0];
  await writeWhole(file, Buffer.from('0123456789'), 0);
  expect(disk.toString()).toBe('0123456789');
  await expect(writeWhole(file, Buffer.from('x'), 10)).rejects.toThrow(PartUnavailable);
});

const openFiles = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(folder));

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}
