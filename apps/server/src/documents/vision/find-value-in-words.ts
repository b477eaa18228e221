import { surroundingBox } from '../readings/box-polygon.ts';
import { findPrintedDates } from './find-printed-dates.ts';
import type { ReadPage, ReadValue, Word } from '@visawright/reading/engine.types.ts';

const letters = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const fewestLetters = 4; // characters: shorter values occur on every page
const mostWords = 24;

export type WordsLocation = Pick<ReadValue, 'page' | 'polygon' | 'raw'>;

// Finds consecutive words on a page that spell the value, ignoring punctuation; dates and numbers as printed.
export function findValueInWords(pages: readonly ReadPage[], value: string): WordsLocation | undefined {
  const wanted = [letters(value), ...numberForms(value)].filter((text) => text.length >= fewestLetters);
  if (wanted.length === 0 && !isDate(value)) return undefined;
  for (const { page, words } of pages)
    for (let from = 0; from < words.length; from++) {
      const taken = matchAt(words, from, value, wanted);
      if (taken)
        return {
          page,
          raw: taken.map(({ text }) => text).join(' '),
          polygon: surroundingBox(taken.flatMap((word) => word.polygon)),
        };
    }
  return undefined;
}

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const numberForms = (value: string) => {
  const number = /^(-?\d+)\.(\d{1,4})$/.exec(value);
  return number ? [letters(number[1]! + number[2]!.padEnd(2, '0'))] : /^\d+$/.test(value) ? [`${value}00`] : [];
};

function matchAt(
  words: readonly Word[],
  from: number,
  value: string,
  wanted: readonly string[],
): readonly Word[] | undefined {
  let text = '';
  for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to++) {
    const run = words.slice(from, to);
    text += letters(run.at(-1)!.text);
    if (wanted.includes(text)) return run;
    if (isDate(value) && run.length <= 4 && containsDate(run, value) && !containsDate(run.slice(1), value)) return run;
    if (!isDate(value) && !wanted.some((each) => each.startsWith(text))) return undefined;
  }
  return undefined;
}

const containsDate = (run: readonly Word[], day: string) =>
  findPrintedDates(run.map(({ text }) => text).join(' ')).includes(day);
