import { createHash, randomBytes } from 'node:crypto';
import { crc32 as known } from 'node:zlib';
import { expect, test } from 'vitest';
import { byteSourceOf } from './byte-source.ts';
import { crc32 } from './crc32.ts';
import { fingerprint } from './fingerprint.ts';

const mebi = 1024 * 1024; // a file is read in pieces of this size
const sums = (bytes: Uint8Array) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  crc: known(bytes),
});

test.each([...Array(130).keys(), 4_095, mebi - 1, mebi, mebi + 1, 3 * mebi + 17])(
  'both sums of %i bytes are those of the standard tools, from memory and from a file',
  async (length) => {
    const bytes = randomBytes(length);
    const whole = { from: 0, to: length };
    expect(await fingerprint(byteSourceOf(bytes), whole)).toEqual(sums(bytes));
    expect(await fingerprint(byteSourceOf(new Blob([bytes])), whole)).toEqual(sums(bytes));
  },
);

test('sums of a part leave out what is before and after it, and report the bytes read', async () => {
  const bytes = randomBytes(2 * mebi + 100);
  const read: number[] = [];
  const part = { from: 7, to: 2 * mebi + 50 };
  expect(await fingerprint(byteSourceOf(bytes), part, (count) => read.push(count))).toEqual(
    sums(bytes.subarray(part.from, part.to)),
  );
  expect(read).toEqual([mebi, mebi, 43]);
});

test('a CRC continues from piece to piece', () => {
  const bytes = randomBytes(70_001);
  expect(crc32(bytes.subarray(100), crc32(bytes.subarray(0, 100)))).toBe(known(bytes));
});
