import { heightOf, type CurvedLine } from '../image/curved-line.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { placeLine, type PlacedLine } from './placed-line.ts';
import type { PassportPicture } from './read-value.ts';
import type { Engines } from './engines.types.ts';
import { readWord, type PrintedWord } from './read-word.ts';

const mostWords = 44;
// Enough to recognise a label or to match an MRZ value, at three quarters of the time.
const squeezed = 0.72;

// The text lines of the page above this MRZ: a passport page's height is 0.7 times the width of its MRZ.
export function linesAbove(lines: readonly CurvedLine[], { first }: Mrz): PlacedLine[] {
  const { line } = first.from;
  const { angle, length } = line;
  const own = placeLine(line, angle);
  const row = heightOf(line);
  return lines
    .map((each) => placeLine(each, angle))
    .filter(({ u, v, line: each }) => {
      const aside = Math.abs(Math.atan2(Math.sin(each.angle - angle), Math.cos(each.angle - angle)));
      return (
        aside < 0.5 &&
        v[1] < own.v[0] + row * 0.4 &&
        v[0] > own.v[0] - length * 0.82 &&
        u[0] > own.u[0] - length * 0.12 &&
        u[1] < own.u[1] + length * 0.12 &&
        heightOf(each) > row * 0.22 &&
        heightOf(each) < row * 2.5
      );
    })
    .sort((a, b) => b.v[1] - a.v[1])
    .slice(0, mostWords);
}

export async function frontWords(
  { first }: Engines,
  { raster }: PassportPicture,
  places: readonly PlacedLine[],
): Promise<PrintedWord[]> {
  const words: PrintedWord[] = [];
  for (const each of places) words.push(await readWord(first, raster, each, squeezed));
  return words.filter((word) => word.text.length > 0);
}
