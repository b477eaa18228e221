import { amountsIn } from '../../../normalise/normalise-amount.ts';
import type { Candidate, PlacedWord, TextLine } from '../../../readable-document.types.ts';

export interface StatementRow {
  readonly text: string;
  readonly page: number;
  readonly amounts: readonly { readonly value: number; readonly word: PlacedWord }[]; // from left to right
}

// Sections and codes are numbers too: an amount has separators, decimals or a sign of money, or is long enough.
const isAmount = (text: string) =>
  /^(?:₹|rs\.?)?\d[\d,]*(?:\.\d{1,2})?(?:\/-)?$/i.test(text) && /[,.₹]|\d{4}|^0$/.test(text);

// The lines of one row together.
export function statementRows(lines: readonly TextLine[]): StatementRow[] {
  const rows = Map.groupBy(lines, ({ page, row }) => `${page} ${row}`);
  return [...rows.values()].map((row) => {
    const words = row.toSorted((a, b) => a.left - b.left).flatMap((line) => line.words);
    return {
      text: words.map((word) => word.text).join(' '),
      page: row[0]!.page,
      amounts: words.flatMap((word) => {
        const found = isAmount(word.text) ? amountsIn(word.text)[0] : undefined;
        return found ? [{ value: Number(found.value), word }] : [];
      }),
    };
  });
}

// A sum of several rows is printed nowhere: it is shown with the amounts that it consists of.
export const rowsCandidate = (
  found: readonly { readonly row: StatementRow; readonly at: number }[],
  strength: number,
): Candidate[] => {
  const all = found.flatMap(({ row, at }) => row.amounts.at(at) ?? []);
  if (all.length === 0) return [];
  const words = all.map(({ word }) => word);
  const value = String(all.reduce((sum, each) => sum + Math.round(each.value * 100), 0) / 100);
  return [
    { value, raw: words.map(({ text }) => text).join(' + '), words, page: found[0]!.row.page, by: 'table', strength },
  ];
};
