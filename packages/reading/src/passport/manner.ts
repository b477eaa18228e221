import type { Label } from './labels.ts';
import { high, middle, type PrintedWord } from './word.ts';

// Where a page puts its values: learnt from those the machine readable zone already tells.
export const manners = ['below', 'right', 'above'] as const;
export type Manner = (typeof manners)[number];

export function isThere(label: Label<string>, word: PrintedWord, manner: Manner): boolean {
  if (word === label.word) return false;
  const tall = Math.max(high(label.word), high(word));
  const down = middle(word) - middle(label.word);
  const overlaps = word.u[0] < label.u[1] && word.u[1] > label.u[0] - tall * 0.6;
  if (manner === 'below') return overlaps && down > tall * 0.45 && down < tall * 2.6;
  if (manner === 'above') return overlaps && down < -tall * 0.45 && down > -tall * 2.6;
  return Math.abs(down) < tall * 0.5 && word.u[0] > label.u[1] - tall * 0.5 && word.u[0] - label.u[1] < tall * 14;
}

// The word a label speaks of, with the parts a detector split off to its right.
export function valueOf(
  label: Label<string>,
  words: readonly PrintedWord[],
  labels: readonly Label<string>[],
  manner: Manner,
): PrintedWord[] {
  const names = new Set(labels.map((each) => each.word));
  const free = words.filter((word) => !names.has(word) && word.text.length > 0);
  const near = free.filter((word) => isThere(label, word, manner));
  const distance = (word: PrintedWord) =>
    manner === 'right'
      ? word.u[0] - label.u[1]
      : Math.abs(middle(word) - middle(label.word)) * 3 + Math.abs(word.u[0] - label.u[0]);
  const [first] = near.sort((a, b) => distance(a) - distance(b));
  if (!first) return [];
  const parts = [first];
  const row = free
    .filter((word) => word !== first && Math.abs(middle(word) - middle(first)) < high(first) * 0.4)
    .sort((a, b) => a.u[0] - b.u[0]);
  for (const word of row) {
    const gap = word.u[0] - parts.at(-1)!.u[1];
    if (gap > -high(first) && gap < high(first) * 0.6) parts.push(word);
  }
  return parts;
}

export interface Known {
  readonly label: Label<string>;
  readonly words: readonly PrintedWord[];
}

// At least two known values must stand the same way, and more of them than any other way.
export function learnManner(known: readonly Known[]): Manner | undefined {
  const votes = new Map<Manner, number>();
  for (const { label, words } of known) {
    for (const manner of manners)
      if (words.some((word) => isThere(label, word, manner))) votes.set(manner, (votes.get(manner) ?? 0) + 1);
  }
  const [best, next] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
}
