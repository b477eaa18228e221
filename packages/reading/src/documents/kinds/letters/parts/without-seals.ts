import type { PlacedWord, TextLine } from '../../../readable-document.types.ts';

const high = (word: PlacedWord) => word.bottom - word.top;
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

const isCapital = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const isTyped = (text: string) => /\p{Lu}\p{Ll}/u.test(text);

// `SO FTECH PR I`: letters on a ring have wide gaps, so that words fall into pieces. Initials stand before a name.
const isBroken = ({ text }: TextLine) =>
  isCapital(text) && text.split(' ').filter((word, at) => at > 0 && /^\p{Lu}$/u.test(word)).length >= 2;

// Slanted words have boxes of unequal height; those of a typed line are equal in a text layer.
const isUneven = ({ text, words }: TextLine) =>
  isCapital(text) &&
  words.length > 1 &&
  words.every(({ confidence }) => confidence === 1) &&
  Math.max(...words.map(high)) > 1.15 * Math.min(...words.map(high));

const angleOf = ({ polygon: [from, to] }: PlacedWord) =>
  from && to ? Math.atan2(to[1] - from[1], to[0] - from[0]) : 0;
const long = ({ text }: PlacedWord) => text.length >= 3;
const slanted = 0.12; // radians from the other words

// The lines without the words of a rubber stamp or a round seal, which are no names and no designations.
export function withoutSeals(lines: readonly TextLine[]): TextLine[] {
  const usual = median(lines.flatMap(({ words }) => words.filter(long).map(angleOf)));
  const isSlanted = ({ text, words }: TextLine) =>
    !isTyped(text) &&
    words.filter(long).length > 0 &&
    words.filter(long).every((word) => Math.abs(angleOf(word) - usual) > slanted);
  const seals = lines.filter((line) => isBroken(line) || isUneven(line) || isSlanted(line));
  if (seals.length === 0) return [...lines];
  // Short words in capitals inside the ring belong to it.
  const isInside = (line: TextLine) =>
    seals.some((seal) => {
      const reach = Math.max(0.06, (seal.right - seal.left) / 2);
      const away = Math.max(seal.top - line.bottom, line.top - seal.bottom, 0);
      const middle = (line.left + line.right) / 2;
      return (
        seal.page === line.page && away < reach && middle > seal.left - reach / 2 && middle < seal.right + reach / 2
      );
    });
  return lines.filter((line) => !seals.includes(line) && !(isCapital(line.text) && isInside(line)));
}
