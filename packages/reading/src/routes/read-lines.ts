import type { Word } from '../engine.types.ts';
import { recogniseLine } from '../ocr/recognise-line.ts';
import { readText } from '../ocr/read-text.ts';
import type { PlacedLine } from '../passport/placed-line.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { PassportPicture } from '../passport/read-value.ts';
import type { PrintedWord } from '../passport/read-word.ts';
import { wordsInLine } from './words-in-line.ts';

// Each line is recognised once: as a whole line for passports, and split into words for other documents.
export interface ReadLines {
  readonly printed: PrintedWord[];
  readonly words: Word[];
}

export async function readLines(
  { first }: Engines,
  { raster }: PassportPicture,
  places: readonly PlacedLine[],
  squeeze: number,
): Promise<ReadLines> {
  const printed: PrintedWord[] = [];
  const words: Word[] = [];
  for (const placed of places) {
    const steps = await recogniseLine(first, raster, placed.line, squeeze);
    const { text, confidence, mean, spaceDoubt } = readText(first, steps);
    if (text.length === 0) continue;
    printed.push({ ...placed, text, confidence, mean, spaceDoubt });
    words.push(...wordsInLine(first, raster, placed.line, steps));
  }
  return { printed, words };
}
