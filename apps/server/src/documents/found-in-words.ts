import { isoDatesIn } from './printed-dates.ts';
import type { ReadPage, ReadValue, Word } from '@visawright/reading/engine.types.ts';

const letters = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
const enough = 4; // letters: a shorter value stands on every page
const mostWords = 24;

export type Place = Pick<ReadValue, 'page' | 'polygon' | 'raw'>;

// Where a page's own words say this value: one after another, whatever stands between them; dates and numbers as they are printed.
export function foundInWords(pages: readonly ReadPage[], value: string): Place | undefined {
  const wanted = [letters(value), ...numberForms(value)].filter((text) => text.length >= enough);
  if (wanted.length === 0 && !isDate(value)) return undefined;
  for (const { page, words } of pages)
    for (let from = 0; from < words.length; from++) {
      const taken = runAt(words, from, value, wanted);
      if (taken) return { page, raw: taken.map(({ text }) => text).join(' '), polygon: around(taken) };
    }
  return undefined;
}

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const numberForms = (value: string) => {
  const number = /^(-?\d+)\.(\d{1,4})$/.exec(value);
  return number ? [letters(number[1]! + number[2]!.padEnd(2, '0'))] : /^\d+$/.test(value) ? [`${value}00`] : [];
};

function runAt(
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
    if (isDate(value) && run.length <= 4 && says(run, value) && !says(run.slice(1), value)) return run;
    if (!isDate(value) && !wanted.some((each) => each.startsWith(text))) return undefined;
  }
  return undefined;
}

const says = (run: readonly Word[], day: string) => isoDatesIn(run.map(({ text }) => text).join(' ')).includes(day);

function around(words: readonly Word[]): Place['polygon'] {
  const points = words.flatMap(({ polygon }) => polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
}
