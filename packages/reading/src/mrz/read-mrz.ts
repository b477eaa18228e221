import { reversed, shifted, type Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import type { Reader } from '../ocr/recognise.ts';
import type { Candidate } from './find.ts';
import { firstLine, type FirstLine } from './first-line.ts';
import { readMrzLine, tries } from './read-line.ts';
import { withState } from './state.ts';
import { secondLine, type SecondLine } from './second-line.ts';

export interface Mrz {
  readonly first: FirstLine;
  readonly second: SecondLine;
}

// A pair of rows as they are read: the second line decides, for it alone has check digits; both directions are tried.
export async function readMrz(reader: Reader, raster: Raster, candidate: Candidate): Promise<Mrz | undefined> {
  const pairs = pairsOf(candidate);
  let best: { second: SecondLine; top: Line } | undefined;
  for (const [top, low] of pairs) {
    const seen = await readMrzLine(reader, raster, low, tries[0]);
    if (seen.seen < 24) continue;
    const second = secondLine(seen);
    if (!best || second.count > best.second.count) best = { second, top };
    if (second.count >= 4) break;
  }
  if (!best || best.second.count < 2) return undefined;
  let { second } = best;
  const row = pairs.find(([top]) => top === best.top)![1];
  for (const again of tries.slice(1)) {
    if (second.count === 5 && !second.swapped) break;
    const other = secondLine(await readMrzLine(reader, raster, row, again));
    if (other.count > second.count || (other.count === second.count && second.swapped && !other.swapped))
      second = other;
  }
  return withState({ first: await bestFirst(reader, raster, best.top), second });
}

async function bestFirst(reader: Reader, raster: Raster, row: Line): Promise<FirstLine> {
  let first = firstLine(await readMrzLine(reader, raster, row, tries[0]));
  for (const again of tries.slice(1)) {
    if (first.isPlausible && first.sure > 0.3) break;
    const other = firstLine(await readMrzLine(reader, raster, row, again));
    if (!other.isPlausible && first.isPlausible) continue;
    if (other.isPlausible !== first.isPlausible || other.sure > first.sure) first = other;
  }
  return first;
}

// Upper and lower row, then the same block upside down. Where one row was missed it is looked for above and below.
function pairsOf({ first, second }: Candidate): [Line, Line][] {
  if (second) return [[first, second], [reversed(second), reversed(first)]]; // prettier-ignore
  const between = 1.55; // rows are 6.35 mm apart; a detected row is about 4.1 mm high
  const both = [first, reversed(first)];
  return both.flatMap((line): [Line, Line][] => [
    [shifted(line, -between), line],
    [line, shifted(line, between)],
  ]);
}
