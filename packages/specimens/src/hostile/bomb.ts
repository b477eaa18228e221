import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const megabyte = 1_048_576;

// A stream that expands to `megabytes` of the same text: one compressed megabyte that ends on a whole byte, repeated.
// Decompression never
// reaches the checksum at the end.
export function bomb(megabytes: number, text = ' '): Buffer {
  const one = deflateRawSync(Buffer.alloc(megabyte, text), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array<Buffer>(megabytes).fill(one),
    Buffer.from([0x03, 0, 0, 0, 0, 1]),
  ]);
}

// Compressed twice: a ratio of millions to one instead of thousands.
export const doubleBomb = (megabytes: number, text = ' '): Buffer => deflateSync(bomb(megabytes, text), { level: 9 });
