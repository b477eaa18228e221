import { reversed, shifted, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import type { LineReader } from '../ocr/recognise-line.ts';
import type { MrzCandidate } from './mrz-candidates.ts';
import { firstLine, type FirstLine } from './first-line.ts';
import { readMrzLine, cropAttempts } from './read-mrz-line.ts';
import { withState } from './with-state.ts';
import { secondLine, type SecondLine } from './second-line.ts';

export interface Mrz {
  readonly first: FirstLine;
  readonly second: SecondLine;
}

// Reads a pair of rows: the second line decides, because only it has check digits; both directions are tried.
export async function readMrz(reader: LineReader, raster: Raster, candidate: MrzCandidate): Promise<Mrz | undefined> {
  const pairs = pairsOf(candidate);
  let best: { second: SecondLine; top: CurvedLine } | undefined;
  for (const [top, low] of pairs) {
    const seen = await readMrzLine(reader, raster, low, cropAttempts[0]);
    if (seen.seen < 24) continue;
    const second = secondLine(seen);
    if (!best || second.count > best.second.count) best = { second, top };
    if (second.count >= 4) break;
  }
  if (!best || best.second.count < 2) return undefined;
  let { second } = best;
  const row = pairs.find(([top]) => top === best.top)![1];
  for (const again of cropAttempts.slice(1)) {
    if (second.count === 5 && !second.swapped) break;
    const other = secondLine(await readMrzLine(reader, raster, row, again));
    if (other.count > second.count || (other.count === second.count && second.swapped && !other.swapped))
      second = other;
  }
  return withState({ first: await bestFirst(reader, raster, best.top), second });
}

async function bestFirst(reader: LineReader, raster: Raster, row: CurvedLine): Promise<FirstLine> {
  let first = firstLine(await readMrzLine(reader, raster, row, cropAttempts[0]));
  for (const again of cropAttempts.slice(1)) {
    if (first.isPlausible && first.sure > 0.3) break;
    const other = firstLine(await readMrzLine(reader, raster, row, again));
    if (!other.isPlausible && first.isPlausible) continue;
    if (other.isPlausible !== first.isPlausible || other.sure > first.sure) first = other;
  }
  return first;
}

// Upper and lower row, then the same block upside down. A missing row is searched for above and below.
function pairsOf({ first, second }: MrzCandidate): [CurvedLine, CurvedLine][] {
  if (second)
    return [
      [first, second],
      [reversed(second), reversed(first)],
    ];
  const between = 1.55; // row spacing is 6.35 mm; a detected row is about 4.1 mm high
  const both = [first, reversed(first)];
  return both.flatMap((line): [CurvedLine, CurvedLine][] => [
    [shifted(line, -between), line],
    [line, shifted(line, between)],
  ]);
}
