import type { PassportLabel } from './passport-labels.ts';
import { wordHeight, wordMiddle, type PrintedWord } from './read-word.ts';

// Where a page prints its values: learnt from the values that are known from the MRZ.
export const styles = ['below', 'right', 'above'] as const;
export type FieldStyle = (typeof styles)[number];

export function isStyledSo(label: PassportLabel<string>, word: PrintedWord, fieldStyle: FieldStyle): boolean {
  if (word === label.word) return false;
  const tall = Math.max(wordHeight(label.word), wordHeight(word));
  const down = wordMiddle(word) - wordMiddle(label.word);
  const overlaps = word.u[0] < label.u[1] && word.u[1] > label.u[0] - tall * 0.6;
  if (fieldStyle === 'below') return overlaps && down > tall * 0.45 && down < tall * 2.6;
  if (fieldStyle === 'above') return overlaps && down < -tall * 0.45 && down > -tall * 2.6;
  return Math.abs(down) < tall * 0.5 && word.u[0] > label.u[1] - tall * 0.5 && word.u[0] - label.u[1] < tall * 14;
}

// The word at a label, with parts that the detector split off on its right.
export function valueWordAt(
  label: PassportLabel<string>,
  words: readonly PrintedWord[],
  labels: readonly PassportLabel<string>[],
  fieldStyle: FieldStyle,
): PrintedWord[] {
  const names = new Set(labels.map((each) => each.word));
  const free = words.filter((word) => !names.has(word) && word.text.length > 0);
  const near = free.filter((word) => isStyledSo(label, word, fieldStyle));
  const distance = (word: PrintedWord) =>
    fieldStyle === 'right'
      ? word.u[0] - label.u[1]
      : Math.abs(wordMiddle(word) - wordMiddle(label.word)) * 3 + Math.abs(word.u[0] - label.u[0]);
  const [first] = near.sort((a, b) => distance(a) - distance(b));
  if (!first) return [];
  const parts = [first];
  const row = free
    .filter((word) => word !== first && Math.abs(wordMiddle(word) - wordMiddle(first)) < wordHeight(first) * 0.4)
    .sort((a, b) => a.u[0] - b.u[0]);
  for (const word of row) {
    const gap = word.u[0] - parts.at(-1)!.u[1];
    if (gap > -wordHeight(first) && gap < wordHeight(first) * 0.6) parts.push(word);
  }
  return parts;
}

export interface KnownValue {
  readonly label: PassportLabel<string>;
  readonly words: readonly PrintedWord[];
}

// At least two known values must have this style, and more than any other style.
export function learnFieldStyle(known: readonly KnownValue[]): FieldStyle | undefined {
  const votes = new Map<FieldStyle, number>();
  for (const { label, words } of known) {
    for (const fieldStyle of styles)
      if (words.some((word) => isStyledSo(label, word, fieldStyle)))
        votes.set(fieldStyle, (votes.get(fieldStyle) ?? 0) + 1);
  }
  const [best, next] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
}
