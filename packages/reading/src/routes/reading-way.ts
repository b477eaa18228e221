import { heightOf, stretch, type Line } from '../image/line.ts';
import { mainAngle, place } from '../passport/frame.ts';
import { readingAngle } from '../passport/page-words.ts';
import type { Engines } from '../passport/readers.ts';
import type { Page } from '../passport/value.ts';
import { readWord } from '../passport/word.ts';

const tested = 3;
const piece = 8; // heights
const enough = 9;

// Which way up the writing stands, from the beginnings of a few lines; where they leave a doubt, from whole ones.
export async function readingWay(engines: Engines, page: Page, lines: readonly Line[]): Promise<number> {
  const angle = mainAngle(lines);
  const long = [...lines]
    .filter((line) => line.length > heightOf(line) * 5)
    .sort((a, b) => b.length / heightOf(b) - a.length / heightOf(a))
    .slice(2, 2 + tested);
  let balance = 0;
  for (const line of long) {
    const part = stretch(line, 0, Math.min(line.length, heightOf(line) * piece));
    for (const [turn, sign] of [[0, 1], [Math.PI, -1]] as const) {
      const { mean, text } = await readWord(engines.first, page.raster, place(part, angle + turn), 0.8);
      balance += sign * (mean > 0.7 ? mean : 0) * Math.min(10, text.replaceAll(/[^\p{L}\d]/gu, '').length);
    }
    if (Math.abs(balance) > enough) return balance < 0 ? angle + Math.PI : angle;
  }
  return readingAngle(engines, page, lines);
} // prettier-ignore
