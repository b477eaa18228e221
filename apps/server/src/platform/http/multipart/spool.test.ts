import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Spool } from './spool.ts';

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
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('visawright-'))).toEqual([]);
  const open = readdirSync('/proc/self/fd').filter((fd) => /visawright-.*deleted/.test(linkOf(fd)));
  expect(open).toHaveLength(1);
  expect(readFileSync(`/proc/self/fd/${open[0]}`).includes(word)).toBe(false);
  await spool.close();
  expect(readdirSync('/proc/self/fd').filter((fd) => /visawright-/.test(linkOf(fd)))).toEqual([]);
});

test('frees memory when a request ends', async () => {
  for (let n = 0; n < 5; n++) {
    const spool = new Spool();
    await spool.receive(chunks(randomBytes(60 * megabyte)));
    expect(readdirSync('/proc/self/fd').some((fd) => /visawright-/.test(linkOf(fd)))).toBe(false);
    await spool.close();
  }
});

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}
