import { heightOf, stretch, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { fullDate } from '../mrz/mrz-fields.ts';
import { mrzCandidates } from '../mrz/mrz-candidates.ts';
import { readMrz, type Mrz } from '../mrz/read-mrz.ts';
import { alphabet } from '../mrz/character-slots.ts';
import { recogniseLine } from '../ocr/recognise-line.ts';
import { readText } from '../ocr/read-text.ts';
import type { Engines } from '../passport/engines.types.ts';

export async function findMrz(
  engines: Engines,
  raster: Raster,
  lines: readonly CurvedLine[],
): Promise<Mrz | undefined> {
  let best: Mrz | undefined;
  for (const candidate of mrzCandidates(lines)) {
    if (await isProse(engines, raster, candidate.first)) continue;
    // Two rows of a table may not form a grid.
    const mrz = await readMrz(engines.first, raster, candidate).catch(() => undefined);
    if (mrz && mrz.second.count > (best?.second.count ?? 1)) best = mrz;
    if (best && best.second.count >= 4) break;
  }
  return best && isZone(best) && !isVisa(best) ? best : undefined;
}

// Fillers and zeros satisfy many check digits, so other characters must have been read.
function isZone({ first, second }: Mrz): boolean {
  const { seen, sure } = second.from;
  const hasDates = fullDate(second.text.slice(13, 19), 'birth') && fullDate(second.text.slice(21, 27), 'expiry');
  return (
    seen >= 30 &&
    sure > 0.5 &&
    hasDates !== undefined &&
    (second.count >= 4 || (second.count === 3 && first.isPlausible))
  );
}

// A visa's MRZ has the same second line but begins with another letter.
function isVisa({ first }: Mrz): boolean {
  const chances = first.slots[0]?.chances;
  const chanceOf = (letter: string) => chances?.[alphabet.indexOf(letter)] ?? 0;
  return chanceOf('V') > 0.5 && chanceOf('P') < 0.1;
}

// A few words of a row distinguish a sentence in lower case from an MRZ: much cheaper than reading both rows in both
// directions.
async function isProse({ first }: Engines, raster: Raster, row: CurvedLine): Promise<boolean> {
  const piece = stretch(row, 0, Math.min(row.length, heightOf(row) * 9));
  const { text, mean } = readText(first, await recogniseLine(first, raster, piece, 0.8));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return mean > 0.85 && letters >= 8 && small > letters * 0.5 && !text.includes('<');
}
