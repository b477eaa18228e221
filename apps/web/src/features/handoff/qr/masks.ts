import { isDark, type Grid } from './grid.ts';

// Which squares are turned over, so that no large areas and no false corners arise.
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const corner = /(?=10111010000|00001011101)/g;

// How hard a grid is to read: long runs, squares of one colour, false corners, and dark or light beyond half.
export function penaltyOf(grid: Grid): number {
  const { side, dark } = grid;
  const every = Array.from({ length: side }, (_, at) => at);
  const lines = [
    ...every.map((y) => every.map((x) => (isDark(grid, x, y) ? '1' : '0')).join('')),
    ...every.map((x) => every.map((y) => (isDark(grid, x, y) ? '1' : '0')).join('')),
  ];
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/1{5,}|0{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(corner)].length;
  }
  for (let y = 0; y + 1 < side; y++)
    for (let x = 0; x + 1 < side; x++) {
      const first = isDark(grid, x, y);
      if (first === isDark(grid, x + 1, y) && first === isDark(grid, x, y + 1) && first === isDark(grid, x + 1, y + 1))
        penalty += 3;
    }
  const share = dark.reduce((sum, square) => sum + square, 0) / dark.length;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
