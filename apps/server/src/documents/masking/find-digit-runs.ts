import type { Polygon, Word } from '@visawright/reading/engine.types.ts';
import { isDateWord } from './is-date-word.ts';

// Consecutive words of digits on one line, joined.
export interface DigitRun {
  readonly digits: string;
  // The range of digits that this word contributes.
  readonly words: readonly (Word & { readonly from: number; readonly to: number })[];
  readonly after: string; // the words before the run
}

const marks = /[.,:;|'"()[\]-]/g;
const before = 8; // number of words that may say what a number is

export function findDigitRuns(words: readonly Word[]): DigitRun[] {
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
    const preceding = words.slice(Math.max(0, begins - before), begins);
    const after = preceding.map(({ text }) => text).join(' ');
    runs.push({ digits, words: own, after });
    at--; // the word that ended this run may start the next
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
