import type { PlacedWord } from '../readable-document.types.ts';
import type { TableRow } from './table-rows.ts';
import { isMoney, moneyIn } from './money-in.ts';

// An amount of a row, with its Dr/Cr mark if there is one.
export interface Figure {
  readonly coins: number;
  readonly sign: -1 | 0 | 1;
  readonly words: readonly PlacedWord[];
  readonly left: number;
  readonly right: number; // of its digits, without the mark
  readonly page: number;
}

const isMark = (text: string) => /^[([]?(cr|dr|c|d)\.?[)\]]?$/i.test(text);
const isPart = (text: string) => /^[₹`-]?[\d.,]+$/.test(text);

// Amounts of a row. `isHere` defines where whole numbers may be amounts: in an amount column.
export function figuresOf(row: TableRow, isHere: (word: PlacedWord) => boolean): Figure[] {
  const figures: Figure[] = [];
  for (let at = 0; at < row.words.length; at++) {
    const first = row.words[at]!;
    if (!/\d/.test(first.text) && !/^[-+₹(]$|^(rs|inr)\.?$/i.test(first.text)) continue;
    const words = [first];
    // OCR splits "1,23,456.00" at gaps.
    while (words.length < 4 && !/[.,]\d{2}(\D|$)/.test(words.at(-1)!.text.slice(-4))) {
      const next = row.words[at + words.length];
      if (!next || !isPart(next.text) || next.left - words.at(-1)!.right > row.em * 0.45) break;
      words.push(next);
    }
    const text = words.map((word) => word.text).join('');
    const money = isMoney(text) || words.every((word) => isHere(word)) ? moneyIn(text) : undefined;
    if (!money || !/\d/.test(text)) continue;
    at += words.length - 1;
    const after = row.words[at + 1];
    const hasMark = after && money.sign === 0 && isMark(after.text) && after.left - words.at(-1)!.right < row.em * 1.3;
    const sign = hasMark ? (/^[([]?d/i.test(after.text) ? -1 : 1) : money.sign;
    if (hasMark) at += 1;
    const { left } = first;
    const { right } = words.at(-1)!;
    figures.push({ coins: money.coins, sign, words: hasMark ? [...words, after] : words, left, right, page: row.page });
  }
  return figures;
}
