import type { Polygon, Word } from '@visawright/reading/engine.types.ts';
import { isDateWord } from './date-word.ts';

// Words of digits that follow one another on a line, as one row of digits.
export interface DigitRun {
  readonly digits: string;
  readonly words: readonly (Word & { readonly from: number; readonly to: number })[]; // which of the digits are its own
  readonly after: string; // the words before it
}

const marks = /[.,:;|'"()[\]-]/g;
const before = 8; // words that say what a number is

export function digitRuns(words: readonly Word[]): DigitRun[] {
  const runs: DigitRun[] = [];
  for (let at = 0; at < words.length; at++) {
    let digits = '';
    const own: DigitRun['words'][number][] = [];
    const begins = at;
    for (; at < words.length; at++) {
      const word = words[at]!;
      const text = word.text.replaceAll(marks, '').replaceAll(' ', '');
      if (!/^\d+$/.test(text) || isDateWord(word.text) || (own.length > 0 && !isOneLine(own.at(-1)!, word))) break;
      own.push({ ...word, from: digits.length, to: digits.length + text.length });
      digits += text;
    }
    if (own.length === 0) continue;
    const after = words.slice(Math.max(0, begins - before), begins).map(({ text }) => text).join(' '); // prettier-ignore
    runs.push({ digits, words: own, after });
    at--; // the word that ended it may begin the next
  }
  return runs;
}

function isOneLine(one: Word, other: Word): boolean {
  const [a, b] = [heightOf(one.polygon), heightOf(other.polygon)];
  return Math.abs(a.middle - b.middle) < Math.max(a.height, b.height);
}

function heightOf(polygon: Polygon) {
  const ys = polygon.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { middle: (top + bottom) / 2, height: bottom - top };
}
