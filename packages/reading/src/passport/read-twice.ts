import type { ReadValue } from '../engine.types.ts';
import { heightOf, stretch } from '../image/curved-line.ts';
import { passportDatesIn } from './passport-dates.ts';
import type { FrontLabel } from './label-words.ts';
import type { Engines } from './engines.types.ts';
import type { PrintedFront } from './printed-front.ts';
import { readValue, type PassportPicture } from './read-value.ts';
import { readWord, type PrintedWord } from './read-word.ts';

// Spaces around punctuation are unreliable; those between words are not.
const tidyText = (text: string): string =>
  text
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:;.,\-/]+|[\s:;,\-/]+$/g, '')
    .trim();

const around = 0.8; // margin at both ends, in line heights

// The same words read by both readers, the first certain of every letter. It reads a wider strip, so that a word the
// detector cut short is not accepted. Only its spaces count: the second reader joins words.
export async function readTwice(
  engines: Engines,
  page: PassportPicture,
  words: readonly PrintedWord[],
): Promise<ReadValue> {
  const first: PrintedWord[] = [];
  const second: PrintedWord[] = [];
  for (const word of words) {
    const by = heightOf(word.line) * around;
    const [left, right] = [word === words[0] ? by : 0, word === words.at(-1) ? by : 0];
    const wide = { ...word, line: stretch(word.line, -left, word.line.length + right) };
    first.push(await readWord(engines.first, page.raster, wide));
    second.push(await readWord(engines.second, page.raster, word));
  }
  const textOf = (list: readonly PrintedWord[]) => tidyText(list.map((word) => word.text).join(' '));
  const text = textOf(first);
  const isSame = textOf(second).replaceAll(' ', '') === text.replaceAll(' ', '');
  const least = Math.min(...first.map((word) => word.confidence));
  const isParted = first.every((word) => word.spaceDoubt < 0.15);
  return readValue(
    page,
    words.map((word) => word.line),
    {
      value: text,
      raw: first.map((word) => word.text).join(' '),
      outcome: isSame && isParted && least > 0.8 ? 'accept' : 'confirm',
      confidence: Math.min(...first.map((word) => word.mean)),
    },
  );
}

export async function learntText(
  engines: Engines,
  page: PassportPicture,
  seen: PrintedFront,
  name: FrontLabel,
): Promise<ReadValue | undefined> {
  const words = seen.labelled(name);
  if (words.length === 0) return undefined;
  const text = words.map((word) => word.text).join(' ');
  if (words.some((word) => seen.taken.has(word)) || passportDatesIn(text).length > 0 || !/\p{L}{2}/u.test(text))
    return undefined;
  const isTwo = seen.labels.filter((label) => label.name === name).length !== 1;
  const read = await readTwice(engines, page, words);
  const isAtEdge = words.some((word) => word.u[1] > seen.edge);
  return isTwo || isAtEdge || /\p{Ll}/u.test(text) ? { ...read, outcome: 'confirm' } : read;
}
