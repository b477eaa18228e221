// Sizes 1 to 10 at level M, which can lose 15 % and still be read.
export interface Version {
  readonly number: number;
  readonly side: number;
  readonly checks: number; // check words a block
  readonly blocks: readonly number[]; // data words of each
  readonly alignment: readonly number[]; // centres of the small squares, both ways
}

type Row = readonly [checks: number, blocks: readonly number[], alignment: readonly number[]];
const rows: readonly Row[] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, [32, 32], [6, 26]],
  [24, [43, 43], [6, 30]],
  [16, [27, 27, 27, 27], [6, 34]],
  [18, [31, 31, 31, 31], [6, 22, 38]],
  [22, [38, 38, 39, 39], [6, 24, 42]],
  [22, [36, 36, 36, 37, 37], [6, 26, 46]],
  [26, [43, 43, 43, 43, 44], [6, 28, 50]],
];

export const versions: readonly Version[] = rows.map(([checks, blocks, alignment], at) => ({
  number: at + 1,
  side: 21 + 4 * at,
  checks,
  blocks,
  alignment,
}));

export const dataWords = ({ blocks }: Version): number => blocks.reduce((sum, words) => sum + words, 0);
export const countBits = ({ number }: Version): number => (number < 10 ? 8 : 16);

export function versionFor(bytes: number): Version {
  const found = versions.find((version) => 4 + countBits(version) + bytes * 8 <= dataWords(version) * 8);
  if (!found) throw new RangeError('too long for a code of this size');
  return found;
}
