import { centreOf, heightOf, type CurvedLine } from '../image/curved-line.ts';
import { retakeCausesOf } from '../image/retake-causes.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { withRetakes, isPassportAccepted } from '../passport-outcome.ts';
import { backLabelsOf, readBack } from '../passport/read-back.ts';
import type { PlacedLine } from '../passport/placed-line.ts';
import { linesAbove } from '../passport/front-words.ts';
import { readFront } from '../passport/read-front.ts';
import { upright, wordsOf } from '../passport/page-words.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { PassportPicture } from '../passport/read-value.ts';
import type { About, PageReading } from './page-reading.types.ts';
import { shownWords } from './shown-words.ts';
import { turnOf } from './turn-of.ts';

const mostLines = 60;

export async function readFrontPage(
  engines: Engines,
  page: PassportPicture,
  about: About,
  zone: Mrz,
  lines: readonly CurvedLine[],
): Promise<PageReading> {
  const front = await readFront(engines, page, zone, lines);
  const isSure = isPassportAccepted(front.values);
  const retake = isSure ? [] : retakeCausesOf(page.raster, lines, page.raster.width / about.width);
  const rest = restOf(lines, zone);
  const below = rest.length >= 8 ? await wordsOf(engines, page, rest) : [];
  const back = below.length > 0 && backLabelsOf(below) >= 3 ? await readBack(engines, page, below) : undefined;
  return {
    page: {
      ...about,
      turn: turnOf(zone.second.from.line.angle),
      retake,
      words: shownWords(page, [...front.words, ...below]),
    },
    front: {
      ...front,
      values: withRetakes(front.values, retake),
      isSure: zone.second.count >= 4 && zone.first.isPlausible,
    },
    ...(back && { back: { values: back.values, isSure: true } }),
  };
}

// Text elsewhere on the sheet: copy shops put both pages on one sheet.
function restOf(lines: readonly CurvedLine[], zone: Mrz): PlacedLine[] {
  const { angle: along } = zone.second.from.line;
  const own = new Set(linesAbove(lines, zone).map(({ u, v }) => `${u[0]} ${v[0]}`));
  return upright(lines, along, mostLines).filter(({ u, v, line }) => {
    const [x, y] = centreOf(line);
    const isRow = [zone.first.from.line, zone.second.from.line].some((row) => isOn(row, x, y));
    return !own.has(`${u[0]} ${v[0]}`) && !isRow;
  });
}

function isOn(row: CurvedLine, x: number, y: number): boolean {
  const [dx, dy] = [x - row.origin[0], y - row.origin[1]];
  const along = dx * Math.cos(row.angle) + dy * Math.sin(row.angle);
  const across = dy * Math.cos(row.angle) - dx * Math.sin(row.angle);
  const [a, b, c] = row.bend;
  return (
    along > 0 && along < row.length && Math.abs(across - (a + b * along + c * along * along)) < heightOf(row) * 0.6
  );
}
