import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const megabyte = 1_048_576;

// A stream that unfolds to `megabytes` of the same text: one packed megabyte that ends on a whole byte, said again and again. Unpacking never
// comes to the check sum at the end.
export function bomb(megabytes: number, text = ' '): Buffer {
  const one = deflateRawSync(Buffer.alloc(megabyte, text), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array<Buffer>(megabytes).fill(one),
    Buffer.from([0x03, 0, 0, 0, 0, 1]),
  ]);
}

// Packed once more: thousands to one become millions to one.
export const doubleBomb = (megabytes: number, text = ' '): Buffer => deflateSync(bomb(megabytes, text), { level: 9 });
