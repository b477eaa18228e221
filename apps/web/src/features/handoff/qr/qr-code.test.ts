import { expect, test } from 'vitest';
import { codeWords, dataOf } from './code-words.ts';
import { checkWords, times } from './galois.ts';
import { isDark, type Grid } from './grid.ts';
import { masks } from './masks.ts';
import { pathOf, qrCode } from './qr-code.ts';
import { countBits, dataWords, versionFor, versions } from './versions.ts';

test('counting in the field closes: every element but none has its inverse', () => {
  for (let a = 1; a < 256; a++)
    expect(Array.from({ length: 255 }, (_, b) => times(a, b + 1)).filter((product) => product === 1)).toHaveLength(1);
});

test('data with its check words is without rest, and with one bit changed is not', () => {
  const data = Uint8Array.from({ length: 43 }, (_, at) => (at * 37) % 256);
  const checks = checkWords(data, 24);
  expect([...checkWords(Uint8Array.of(...data, ...checks), 24)]).toEqual(Array.from({ length: 24 }, () => 0));
  data[7]! ^= 4;
  expect([...checkWords(Uint8Array.of(...data, ...checks), 24)].some((word) => word !== 0)).toBe(true);
});

test('the words of the standard’s table fit the squares of every size', () => {
  for (const version of versions) {
    const { fixed, side } = qrCode('a'.repeat(dataWords(version) - (version.number < 10 ? 2 : 3)));
    expect(side).toBe(version.side);
    const free = fixed.filter((square) => square === 0).length;
    const words = dataWords(version) + version.checks * version.blocks.length;
    expect(Math.floor(free / 8)).toBe(words);
  }
});

test('a text too long for the largest size is refused', () => {
  expect(versionFor(213).number).toBe(10);
  expect(() => versionFor(214)).toThrow(RangeError);
});

test('a short text ends with its sign and is filled up in turn', () =>
  expect([...dataOf(Uint8Array.of(0x61), versions[0]!)].slice(0, 6)).toEqual([0x40, 0x16, 0x10, 0xec, 0x11, 0xec]));

// Reads a grid back the way a reader does: mask from the format, squares in their order, blocks apart.
function readBack(grid: Grid): string {
  const { side, fixed } = grid;
  const version = versions.find((each) => each.side === side)!;
  const bit = (x: number, y: number) => Number(isDark(grid, x, y));
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((word, y, at) => word | (bit(8, y) << at), 0);
  const high = [7, 5, 4, 3, 2, 1, 0].reduce((word, x, at) => word | (bit(x, 8) << (8 + at)), 0);
  const mask = ((format | high) ^ 0x5412) >> 10;
  const bits: number[] = [];
  for (let right = side - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < side; step++)
      for (const x of [right, right - 1]) {
        const y = up ? side - 1 - step : step;
        if (!fixed[y * side + x]) bits.push(bit(x, y) ^ Number(masks[mask]!(x, y)));
      }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, one) => (word << 1) | one, 0),
  );
  const blocks: number[][] = version.blocks.map(() => []);
  let at = 0;
  for (let row = 0; row < Math.max(...version.blocks); row++)
    version.blocks.forEach((length, n) => row < length && blocks[n]!.push(words[at++]!));
  const stream = blocks
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  const length = parseInt(stream.slice(4, 4 + countBits(version)), 2);
  const from = 4 + countBits(version);
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, n) => parseInt(stream.slice(from + n * 8, from + n * 8 + 8), 2)),
  );
}

test.each([1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213])('a text of %i letters can be read back', (length) => {
  const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 31) % 90))).join('');
  expect(readBack(qrCode(text))).toBe(text);
});

test('words beyond ASCII are read back too', () => expect(readBack(qrCode('पासपोर्ट'))).toBe('पासपोर्ट'));

test('check words stand behind all data', () => {
  const version = versions[4]!;
  expect(codeWords(new Uint8Array(80), version)).toHaveLength(134);
});

test('the path covers exactly the dark squares', () => {
  const grid = qrCode('https://visa.example/handoff/sunrise.abc');
  const drawn = [...pathOf(grid).matchAll(/M\d+ \d+h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  expect(drawn).toBe(grid.dark.reduce((sum, square) => sum + square, 0));
});
