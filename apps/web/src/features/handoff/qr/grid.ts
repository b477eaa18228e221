import type { Version } from './versions.ts';

// Squares by row; `fixed` are those that carry no data.
export interface Grid {
  readonly side: number;
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
}

export const isDark = ({ dark, side }: Grid, x: number, y: number): boolean => dark[y * side + x] === 1;

function set({ dark, fixed, side }: Grid, x: number, y: number, value: boolean | number): void {
  if (x < 0 || y < 0 || x >= side || y >= side) return;
  dark[y * side + x] = value ? 1 : 0;
  fixed[y * side + x] = 1;
}

// The remainder that guards the two short words beside the corners.
function guarded(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); rest >= 1 << bits; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - bits);
  return (value << bits) | rest;
}

// Level M is 00.
export function putFormat(grid: Grid, mask: number): void {
  const word = guarded(mask, 10, 0x537) ^ 0x5412;
  const { side } = grid;
  for (let bit = 0; bit < 15; bit++) {
    const value = (word >> bit) & 1;
    if (bit < 6) set(grid, 8, bit, value);
    else if (bit < 8) set(grid, 8, bit + 1, value);
    else if (bit === 8) set(grid, 7, 8, value);
    else set(grid, 14 - bit, 8, value);
    if (bit < 8) set(grid, side - 1 - bit, 8, value);
    else set(grid, 8, side - 15 + bit, value);
  }
  set(grid, 8, side - 8, true);
}

function putVersion(grid: Grid, number: number): void {
  if (number < 7) return;
  const word = guarded(number, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [across, down] = [grid.side - 11 + (bit % 3), Math.floor(bit / 3)];
    set(grid, across, down, (word >> bit) & 1);
    set(grid, down, across, (word >> bit) & 1);
  }
}

const ring = (dx: number, dy: number) => Math.max(Math.abs(dx), Math.abs(dy));

function putFinder(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) set(grid, centreX + dx, centreY + dy, ![2, 4].includes(ring(dx, dy)));
}

function putAlignment(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) set(grid, centreX + dx, centreY + dy, ring(dx, dy) !== 1);
}

export function emptyGrid({ side, number, alignment }: Version): Grid {
  const grid: Grid = { side, dark: new Uint8Array(side * side), fixed: new Uint8Array(side * side) };
  for (let at = 0; at < side; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const last = alignment.at(-1);
  for (const x of alignment)
    for (const y of alignment)
      if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) putAlignment(grid, x, y);
  putFinder(grid, 3, 3);
  putFinder(grid, side - 4, 3);
  putFinder(grid, 3, side - 4);
  putVersion(grid, number);
  putFormat(grid, 0); // its place; the word itself comes with the mask
  return grid;
}
