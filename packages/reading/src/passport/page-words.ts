import { heightOf, type Line } from '../image/line.ts';
import { mainAngle, place, type Placed } from './frame.ts';
import type { Engines } from './readers.ts';
import type { Page } from './value.ts';
import { readWord, type PrintedWord } from './word.ts';

const squeezed = 0.8;
const tested = 5;

// Which way up the writing stands: a few of its longest lines are read both ways.
export async function readingAngle(engines: Engines, page: Page, lines: readonly Line[]): Promise<number> {
  const angle = mainAngle(lines);
  const long = [...lines]
    .filter((line) => line.length > heightOf(line) * 3)
    .sort((a, b) => b.length / heightOf(b) - a.length / heightOf(a))
    .slice(2, 2 + tested);
  let balance = 0;
  for (const line of long) {
    for (const [turn, sign] of [[0, 1], [Math.PI, -1]] as const) {
      const { mean, text } = await readWord(engines.first, page.raster, place(line, angle + turn), squeezed);
      balance += sign * mean * Math.min(12, text.length);
    }
    if (Math.abs(balance) > 12) break;
  }
  return balance < 0 ? angle + Math.PI : angle;
} // prettier-ignore

export async function wordsOf(engines: Engines, page: Page, places: readonly Placed[]): Promise<PrintedWord[]> {
  const words: PrintedWord[] = [];
  for (const each of places) words.push(await readWord(engines.first, page.raster, each, squeezed));
  return words.filter((word) => word.text.length > 0);
}

export const upright = (lines: readonly Line[], angle: number, most: number): Placed[] =>
  lines
    .map((line) => place(line, angle))
    .sort((a, b) => b.u[1] - b.u[0] - (a.u[1] - a.u[0]))
    .slice(0, most)
    .sort((a, b) => a.v[0] - b.v[0]);
