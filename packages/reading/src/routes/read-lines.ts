import type { Word } from '../engine.types.ts';
import { recognise } from '../ocr/recognise.ts';
import { readText } from '../ocr/text.ts';
import type { Placed } from '../passport/frame.ts';
import type { Engines } from '../passport/readers.ts';
import type { Page } from '../passport/value.ts';
import type { PrintedWord } from '../passport/word.ts';
import { wordsInLine } from './words-in-line.ts';

// Each line is recognised once: as the whole line passports are judged by, and cut into the words papers are read by.
export interface ReadLines {
  readonly printed: PrintedWord[];
  readonly words: Word[];
}

export async function readLines(
  { first }: Engines,
  { raster }: Page,
  places: readonly Placed[],
  squeeze: number,
): Promise<ReadLines> {
  const printed: PrintedWord[] = [];
  const words: Word[] = [];
  for (const placed of places) {
    const steps = await recognise(first, raster, placed.line, squeeze);
    const { text, confidence, mean, spaceDoubt } = readText(first, steps);
    if (text.length === 0) continue;
    printed.push({ ...placed, text, confidence, mean, spaceDoubt });
    words.push(...wordsInLine(first, raster, placed.line, steps));
  }
  return { printed, words };
}
