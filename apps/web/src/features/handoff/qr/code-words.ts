import { checkWords } from './galois.ts';
import { countBits, dataWords, type Version } from './versions.ts';

const byteMode = 0b0100;
const fillers = [0xec, 0x11];

// Mode, length and bytes as words of eight bits, filled up to what the size holds.
export function dataOf(bytes: Uint8Array, version: Version): Uint8Array {
  const words = new Uint8Array(dataWords(version));
  let at = 0;
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit--, at++) words[at >> 3]! |= ((value >> bit) & 1) << (7 - (at & 7));
  };
  put(byteMode, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, words.length * 8 - at));
  for (let word = Math.ceil(at / 8), filler = 0; word < words.length; word++) words[word] = fillers[filler++ % 2]!;
  return words;
}

// Blocks stand interleaved, first their data and then their checks, so that a stain costs each of them a little.
export function codeWords(bytes: Uint8Array, version: Version): number[] {
  const data = dataOf(bytes, version);
  let from = 0;
  const blocks = version.blocks.map((length) => data.subarray(from, (from += length)));
  const checks = blocks.map((block) => checkWords(block, version.checks));
  const woven = (columns: readonly Uint8Array[]) =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, at) =>
      columns.filter(({ length }) => at < length).map((column) => column[at]!),
    ).flat();
  return [...woven(blocks), ...woven(checks)];
}
