import { heightOf, stretch, type CurvedLine } from '../image/curved-line.ts';
import { mainAngle, placeLine } from '../passport/placed-line.ts';
import { readingAngle } from '../passport/page-words.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { PassportPicture } from '../passport/read-value.ts';
import { readWord } from '../passport/read-word.ts';

const tested = 3;
const piece = 8; // heights
const enough = 9;

// The reading direction, from the beginnings of a few lines; if unclear, from whole lines.
export async function readingDirection(
  engines: Engines,
  page: PassportPicture,
  lines: readonly CurvedLine[],
): Promise<number> {
  const angle = mainAngle(lines);
  const long = [...lines]
    .filter((line) => line.length > heightOf(line) * 5)
    .sort((a, b) => b.length / heightOf(b) - a.length / heightOf(a))
    .slice(2, 2 + tested);
  let balance = 0;
  for (const line of long) {
    const part = stretch(line, 0, Math.min(line.length, heightOf(line) * piece));
    for (const [turn, sign] of [
      [0, 1],
      [Math.PI, -1],
    ] as const) {
      const { mean, text } = await readWord(engines.first, page.raster, placeLine(part, angle + turn), 0.8);
      balance += sign * (mean > 0.7 ? mean : 0) * Math.min(10, text.replaceAll(/[^\p{L}\d]/gu, '').length);
    }
    if (Math.abs(balance) > enough) return balance < 0 ? angle + Math.PI : angle;
  }
  return readingAngle(engines, page, lines);
}
