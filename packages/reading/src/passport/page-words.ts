import { heightOf, type CurvedLine } from '../image/curved-line.ts';
import { mainAngle, placeLine, type PlacedLine } from './placed-line.ts';
import type { Engines } from './engines.types.ts';
import type { PassportPicture } from './read-value.ts';
import { readWord, type PrintedWord } from './read-word.ts';

const squeezed = 0.8;
const tested = 5;

// The reading direction: a few of the longest lines are read in both directions.
export async function readingAngle(
  engines: Engines,
  page: PassportPicture,
  lines: readonly CurvedLine[],
): Promise<number> {
  const angle = mainAngle(lines);
  const long = [...lines]
    .filter((line) => line.length > heightOf(line) * 3)
    .sort((a, b) => b.length / heightOf(b) - a.length / heightOf(a))
    .slice(2, 2 + tested);
  let balance = 0;
  for (const line of long) {
    for (const [turn, sign] of [
      [0, 1],
      [Math.PI, -1],
    ] as const) {
      const { mean, text } = await readWord(engines.first, page.raster, placeLine(line, angle + turn), squeezed);
      balance += sign * mean * Math.min(12, text.length);
    }
    if (Math.abs(balance) > 12) break;
  }
  return balance < 0 ? angle + Math.PI : angle;
}

export async function wordsOf(
  engines: Engines,
  page: PassportPicture,
  places: readonly PlacedLine[],
): Promise<PrintedWord[]> {
  const words: PrintedWord[] = [];
  for (const each of places) words.push(await readWord(engines.first, page.raster, each, squeezed));
  return words.filter((word) => word.text.length > 0);
}

export const upright = (lines: readonly CurvedLine[], angle: number, most: number): PlacedLine[] =>
  lines
    .map((line) => placeLine(line, angle))
    .sort((a, b) => b.u[1] - b.u[0] - (a.u[1] - a.u[0]))
    .slice(0, most)
    .sort((a, b) => a.v[0] - b.v[0]);
