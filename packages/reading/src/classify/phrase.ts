import { foldText, squeezeText } from './fold-text.ts';
import type { FoldedText } from './page-text.ts';

// A prepared phrase: long ones are searched for without spaces, short ones as whole words.
export interface Phrase {
  readonly source: string;
  readonly isLong: boolean;
  readonly isMiddling: boolean;
  readonly loose: RegExp; // as whole words
  readonly tight: RegExp; // without spaces
  readonly own: RegExp; // as most of a line
}

const long = 11;
const middling = 7;
const groups = /\{([^}]*)\}/g;

function partsOf(source: string): string[][] {
  const parts: string[][] = [];
  let at = 0;
  const plain = (text: string) => {
    if (text.trim() !== '') parts.push([text]);
  };
  for (const group of source.matchAll(groups)) {
    plain(source.slice(at, group.index));
    parts.push(group[1]!.split('|'));
    at = group.index + group[0].length;
  }
  plain(source.slice(at));
  return parts;
}

const shortest = (parts: readonly string[][]) =>
  parts.reduce((sum, each) => sum + Math.min(...each.map((one) => squeezeText(foldText(one)).length)), 0);

// Longer alternatives first, so that the longest match is found.
const anyOf = (list: readonly string[]) =>
  list.length === 1 ? list[0]! : `(?:${[...list].sort((a, b) => b.length - a.length).join('|')})`;

export function preparePhrase(source: string): Phrase {
  const parts = partsOf(source);
  const length = shortest(parts);
  const tight = parts.map((each) => anyOf(each.map((one) => squeezeText(foldText(one))))).join('');
  const loose = parts.map((each) => anyOf(each.map((one) => foldText(one).trimEnd()))).join('');
  return {
    source,
    isLong: length >= long,
    isMiddling: length >= middling,
    loose: new RegExp(`${loose}(?= )`),
    tight: new RegExp(tight),
    own: new RegExp(`^.{0,9}?(${tight})(.*)$`),
  };
}

export const containsPhrase = (
  { loose, tight, isLong, isMiddling }: Phrase,
  { spaced, squeezed, isTight }: FoldedText,
): boolean => (isLong || (isTight && isMiddling) ? tight.test(squeezed) : loose.test(spaced));

// A line that contains little more than the phrase.
export const isPhraseLine = ({ own }: Phrase, line: string): boolean => {
  const found = own.exec(line);
  return found !== null && line.length <= found[1]!.length * 1.5 + 8;
};
