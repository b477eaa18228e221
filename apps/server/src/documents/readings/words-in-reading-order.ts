import { linesOf } from '@visawright/reading/documents/page/lines-of.ts';
import type { ReadPage } from '@visawright/reading/engine.types.ts';

// Words that were found in a second look follow the others in a reading.
export function wordsInReadingOrder(page: ReadPage): string[] {
  const isTurned = page.turn % 180 !== 0;
  const sheet = { ...page, width: isTurned ? page.height : page.width, height: isTurned ? page.width : page.height };
  return linesOf(page.words, sheet).flatMap(({ words }) => words.map(({ text }) => text));
}
