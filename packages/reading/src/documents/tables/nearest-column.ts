import { gap, overlap, type HorizontalSpan } from './table-rows.ts';
import type { Column } from './find-header.ts';

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1];

const nearestColumn = (word: HorizontalSpan, columns: readonly Column[]): Column | undefined =>
  [...columns].sort((a, b) => gap(a, word) - gap(b, word) || overlap(b, word) - overlap(a, word))[0];

// Words of a left-aligned column begin where its name begins, or left of it when the name is centred.
export function textColumn(word: HorizontalSpan, columns: readonly Column[], wide?: string): Column | undefined {
  const over = [...columns].sort((a, b) => overlap(b, word) - overlap(a, word))[0];
  if (over && overlap(over, word) > 0) return over;
  const middle = columns.find(({ name }) => name === wide);
  const before = columns.filter((column) => column.left <= word.left).at(-1);
  const after = columns.find((column) => column.left > word.left);
  // The wide column reaches up to its neighbours.
  if (middle && (before === middle || after === middle)) return middle;
  return before ?? after;
}

// Amounts are right-aligned, independent of the column's name.
export function byRightEdge<T extends HorizontalSpan>(words: readonly T[], columns: readonly Column[]): Map<T, Column> {
  let chosen = new Map(words.map((word) => [word, nearestColumn(word, columns)!] as const));
  for (let turn = 0; turn < 3; turn++) {
    const edges = columns.map((column) => {
      const own = words.filter((word) => chosen.get(word) === column);
      return own.length >= 2 ? median(own.map((word) => word.right)) : undefined;
    });
    chosen = new Map(
      words.map((word) => {
        const far = (at: number) =>
          edges[at] === undefined ? gap(columns[at]!, word) + 0.02 : Math.abs(edges[at] - word.right);
        const order = columns.map((_, at) => at).sort((a, b) => far(a) - far(b));
        return [word, columns[order[0]!]!] as const;
      }),
    );
  }
  return chosen;
}
