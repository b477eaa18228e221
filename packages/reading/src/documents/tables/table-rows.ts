import type { ReadablePage, PlacedWord } from '../readable-document.types.ts';

export interface TableRow {
  readonly page: number;
  readonly words: readonly PlacedWord[]; // from left to right
  readonly top: number;
  readonly bottom: number;
  readonly em: number; // the writing's height in page widths
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

export function tableRowsOf(page: ReadablePage): TableRow[] {
  const byRow = new Map<number, PlacedWord[]>();
  for (const line of page.lines) byRow.set(line.row, [...(byRow.get(line.row) ?? []), ...line.words]);
  return [...byRow.values()]
    .filter((words) => words.length > 0)
    .map((words) => ({
      page: page.pageNo,
      words: words.sort((a, b) => a.left - b.left),
      top: Math.min(...words.map((word) => word.top)),
      bottom: Math.max(...words.map((word) => word.bottom)),
      em: median(words.map((word) => word.bottom - word.top)) / page.aspect,
    }))
    .sort((a, b) => a.top + a.bottom - b.top - b.bottom);
}

export const textOf = (words: readonly PlacedWord[]): string => words.map((word) => word.text).join(' ');

export interface HorizontalSpan {
  readonly left: number;
  readonly right: number;
}

export const overlap = (a: HorizontalSpan, b: HorizontalSpan): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left);
export const gap = (a: HorizontalSpan, b: HorizontalSpan): number => Math.max(0, -overlap(a, b));
