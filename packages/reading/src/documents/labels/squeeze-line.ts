import type { TextLine } from '../readable-document.types.ts';
import { foldLetters } from './wordings.ts';

// A line's letters and digits without other characters, and the position of each.
export interface SqueezedLine {
  readonly letters: string;
  readonly at: readonly { readonly word: number; readonly char: number }[];
  readonly colons: readonly number[]; // letters before each colon: a label never contains one
  readonly starts: readonly boolean[]; // a word begins here; one more for the end
}

const isSign = (sign: string) => /[\p{L}\p{M}\d]/u.test(sign);

export function squeezeLine(line: TextLine): SqueezedLine {
  let letters = '';
  const at: { word: number; char: number }[] = [];
  const starts: boolean[] = [];
  const colons: number[] = [];
  for (const [word, { text }] of line.words.entries()) {
    let isInside = false;
    for (let char = 0; char < text.length; char++) {
      const sign = text[char]!;
      const fold = foldLetters(sign);
      if (sign === ':') colons.push(letters.length);
      if (fold !== '') {
        starts.push(!isInside);
        letters += fold[0];
        at.push({ word, char });
      }
      // D.O.B is one word, 2.Name are two.
      const isJoint = sign === "'" || sign === '’' || (sign === '.' && !/\d/.test(text[char - 1] ?? ''));
      if (!isJoint) isInside = isSign(sign);
    }
  }
  starts.push(true);
  return { letters, at, colons, starts };
}
