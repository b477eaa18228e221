import { passportDatesIn } from './passport-dates.ts';
import { zoneName } from './names/names.ts';
import { wordHeight, wordMiddle, type PrintedWord } from './read-word.ts';

const joined = (name: string) => zoneName(name).replaceAll(' ', '');
const afterColon = (text: string) => text.slice(text.search(/[:：]/) + 1);

// Words at the position of a value's next part: to the right in the row, or at the start of the next row.
function follows(word: PrintedWord, words: readonly PrintedWord[]): PrintedWord[] {
  const tall = wordHeight(word);
  return words.filter((each) => {
    if (each === word) return false;
    const down = wordMiddle(each) - wordMiddle(word);
    const isRight = Math.abs(down) < tall * 0.5 && each.u[0] - word.u[1] > -tall && each.u[0] - word.u[1] < tall * 2;
    const isNext = down > tall * 0.5 && down < tall * 2 && Math.abs(each.u[0] - word.u[0]) < tall * 2;
    return isRight || isNext;
  });
}

// The words that together form the name in the MRZ; word boundaries are taken from the MRZ.
export function findName(words: readonly PrintedWord[], name: string): PrintedWord[] | undefined {
  const wanted = joined(name);
  const match = (word: PrintedWord, rest: string, depth: number): PrintedWord[] | undefined => {
    const spellings = [joined(word.text), joined(word.text.normalize('NFD').replaceAll(/\p{M}/gu, ''))];
    if (depth === 0) spellings.push(joined(afterColon(word.text)));
    for (const text of spellings) {
      if (text === rest) return [word];
      if (text.length === 0 || depth > 3 || !rest.startsWith(text)) continue;
      for (const next of follows(word, words)) {
        const tail = match(next, rest.slice(text.length), depth + 1);
        if (tail) return [word, ...tail];
      }
    }
    return undefined;
  };
  if (wanted.length === 0) return undefined;
  for (const word of words) {
    const found = match(word, wanted, 0);
    if (found) return found;
  }
  return undefined;
}

const signs = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const findNumber = (words: readonly PrintedWord[], number: string): PrintedWord | undefined =>
  words.find((word) => signs(word.text) === number || signs(afterColon(word.text)) === number);

export interface DatedWords {
  readonly words: readonly PrintedWord[];
  readonly dates: readonly string[];
}

// Every date on the page; dates split by the detector are joined.
export function findDates(words: readonly PrintedWord[]): DatedWords[] {
  return words.flatMap((word): DatedWords[] => {
    const dates = passportDatesIn(word.text);
    if (dates.length > 0) return [{ words: [word], dates }];
    if (!/^\D*\d{1,2}\b/.test(word.text)) return [];
    for (const next of follows(word, words)) {
      const both = passportDatesIn(`${word.text} ${next.text}`);
      if (both.length > 0 && passportDatesIn(next.text).length === 0) return [{ words: [word, next], dates: both }];
    }
    return [];
  });
}
