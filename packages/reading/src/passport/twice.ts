import type { ReadValue } from '../engine.types.ts';
import { heightOf, stretch } from '../image/line.ts';
import { datesIn } from './dates.ts';
import type { FrontLabel } from './label-words.ts';
import type { Engines } from './readers.ts';
import type { SeenFront } from './seen-front.ts';
import { readValue, type Page } from './value.ts';
import { readWord, type PrintedWord } from './word.ts';

// Spaces around marks are the reader's guess; those between words are not.
export const tidy = (text: string): string =>
  text
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:;.,\-/]+|[\s:;,\-/]+$/g, '')
    .trim();

const around = 0.8; // heights of paper at both ends

// The same words seen by both readers, the first sure of every letter. It looks at a wider strip, so that a word the
// detector cut short does not pass. Only its spaces count: the second reader runs words together.
export async function readTwice(engines: Engines, page: Page, words: readonly PrintedWord[]): Promise<ReadValue> {
  const first: PrintedWord[] = [];
  const second: PrintedWord[] = [];
  for (const word of words) {
    const by = heightOf(word.line) * around;
    const [left, right] = [word === words[0] ? by : 0, word === words.at(-1) ? by : 0];
    const wide = { ...word, line: stretch(word.line, -left, word.line.length + right) };
    first.push(await readWord(engines.first, page.raster, wide));
    second.push(await readWord(engines.second, page.raster, word));
  }
  const textOf = (list: readonly PrintedWord[]) => tidy(list.map((word) => word.text).join(' '));
  const text = textOf(first);
  const isSame = textOf(second).replaceAll(' ', '') === text.replaceAll(' ', '');
  const least = Math.min(...first.map((word) => word.confidence));
  const isParted = first.every((word) => word.spaceDoubt < 0.15);
  return readValue(page, words.map((word) => word.line), {
    value: text,
    raw: first.map((word) => word.text).join(' '),
    outcome: isSame && isParted && least > 0.8 ? 'accept' : 'confirm',
    confidence: Math.min(...first.map((word) => word.mean)),
  }); // prettier-ignore
}

export async function learntText(
  engines: Engines,
  page: Page,
  seen: SeenFront,
  name: FrontLabel,
): Promise<ReadValue | undefined> {
  const words = seen.labelled(name);
  if (words.length === 0) return undefined;
  const text = words.map((word) => word.text).join(' ');
  if (words.some((word) => seen.taken.has(word)) || datesIn(text).length > 0 || !/\p{L}{2}/u.test(text))
    return undefined;
  const isTwo = seen.labels.filter((label) => label.name === name).length !== 1;
  const read = await readTwice(engines, page, words);
  const isAtEdge = words.some((word) => word.u[1] > seen.edge);
  return isTwo || isAtEdge || /\p{Ll}/u.test(text) ? { ...read, outcome: 'confirm' } : read;
}
