import { createHash, randomBytes } from 'node:crypto';
import { crc32 as known } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { sha256 } from './sha256.ts';

test('sums of any length, in any pieces, are those of the standard tools', () => {
  for (const length of [...Array(200).keys(), 4_095, 4_096, 70_001]) {
    const bytes = randomBytes(length);
    const cut = Math.floor(length / 3);
    const sum = sha256();
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut, cut + 1), bytes.subarray(cut + 1)]) sum.add(piece);
    expect(sum.hex(), `${length}`).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(known(bytes));
  }
});
