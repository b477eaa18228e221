import { heightOf, type Line } from '../image/line.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { place, type Placed } from './frame.ts';
import type { Page } from './value.ts';
import type { Engines } from './readers.ts';
import { readWord, type PrintedWord } from './word.ts';

const mostWords = 44;
// Enough to know a label or to match a value of the zone, for three quarters of the time.
const squeezed = 0.72;

// The lines of writing on the page that ends with this zone: a passport's page is 0.7 times as high as its zone is wide.
export function linesAbove(lines: readonly Line[], { first }: Mrz): Placed[] {
  const { line } = first.from;
  const { angle, length } = line;
  const own = place(line, angle);
  const row = heightOf(line);
  return lines
    .map((each) => place(each, angle))
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
  { raster }: Page,
  places: readonly Placed[],
): Promise<PrintedWord[]> {
  const words: PrintedWord[] = [];
  for (const each of places) words.push(await readWord(first, raster, each, squeezed));
  return words.filter((word) => word.text.length > 0);
}
