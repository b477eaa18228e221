import type { Rule } from '../../engine.types.ts';
import type { PlacedWord, TextLine, Word } from '../readable-document.types.ts';
import { placeCells, type PlacedCells } from '../cells/place-cells.ts';
import { aspectOf, placedWords, type PageShape } from './placed-words.ts';
import { levelWords, slopeOf } from './level-words.ts';
import { isVertical, toHorizontal } from './vertical.ts';

const widestSpace = 0.9; // of the letters' height: a wider gap begins another column

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const high = (word: PlacedWord) => word.bottom - word.top;
const middle = (word: PlacedWord) => (word.top + word.bottom) / 2;
const isMark = (word: PlacedWord) => !/[\p{L}\p{N}]/u.test(word.text);

interface Row {
  words: PlacedWord[];
  middle: number;
  height: number;
}

function rowsOf(words: readonly PlacedWord[]): Row[] {
  const usual = median(words.map(high));
  const rows: Row[] = [];
  const wanting = (word: PlacedWord, limit: number) => {
    let best: Row | undefined;
    for (let i = rows.length - 1; i >= 0; i--) {
      const row = rows[i]!;
      const away = Math.abs(row.middle - middle(word));
      if (away < limit * Math.min(Math.max(high(word), usual * 0.6), row.height)) {
        if (!best || away < Math.abs(best.middle - middle(word))) best = row;
      }
    }
    return best;
  };
  const [marks, signs] = [words.filter(isMark), words.filter((word) => !isMark(word))];
  for (const word of [...signs].sort((a, b) => middle(a) - middle(b))) {
    const row = wanting(word, 0.5);
    if (!row) {
      rows.push({ words: [word], middle: middle(word), height: high(word) });
      continue;
    }
    row.words.push(word);
    const count = Math.min(row.words.length, 8);
    row.middle += (middle(word) - row.middle) / count;
    row.height += (high(word) - row.height) / count;
  }
  // A colon or a dash is not a measure of the row height.
  for (const mark of marks) {
    const row = wanting(mark, 0.8);
    if (row) row.words.push(mark);
    else rows.push({ words: [mark], middle: middle(mark), height: high(mark) });
  }
  return rows.sort((a, b) => a.middle - b.middle);
}

// The letter size of a row: boxes of a text layer have the font height, boxes from OCR only enclose the ink.
function sizeOf(row: Row, aspect: number, isSeen: boolean): number {
  if (!isSeen) return row.height;
  const widths = row.words
    .filter((word) => word.text.length > 2)
    .map((word) => ((word.right - word.left) * aspect) / word.text.length);
  if (widths.length === 0) return row.height * 1.2;
  return Math.min(row.height * 1.8, Math.max(row.height, (median(widths) / 0.55) * 1.1));
}

function cut(row: Row, aspect: number, least: number, ruled: PlacedCells): PlacedWord[][] {
  const sorted = [...row.words].sort((a, b) => a.left - b.left);
  const parts: PlacedWord[][] = [];
  let right = -1;
  for (const word of sorted) {
    const last = parts.at(-1);
    const size = last ? Math.max(high(last.at(-1)!), high(word), least) : 0;
    const isRuledOff =
      last !== undefined && (ruled.cellOf(last.at(-1)!) !== ruled.cellOf(word) || ruled.isRuledOff(last.at(-1)!, word));
    if (last && !isRuledOff && word.left - right < (size * widestSpace) / aspect) last.push(word);
    else parts.push([word]);
    right = Math.max(last ? right : -1, word.right);
  }
  return parts;
}

// Words in any order become lines in reading order: rows from top to bottom, parts of a row from left to right. A
// line never crosses an upright ruling line.
export function linesOf(words: readonly Word[], sheet: PageShape, rules: readonly Rule[] = []): TextLine[] {
  const aspect = aspectOf(sheet);
  const all = words.flatMap((word) => placedWords(word, sheet));
  const isSeen = words.some((word) => word.confidence < 1);
  const vertical = all.filter((word) => isVertical(word, aspect)).map((word) => toHorizontal(word, aspect));
  const lying = all.filter((word) => !isVertical(word, aspect));
  const slope = slopeOf(lying, aspect);
  const ruled = placeCells(rules, sheet, slope);
  const rows = [...rowsOf(levelWords(lying, slope)), ...rowsOf(vertical)];
  return rows.flatMap((row, index) => {
    const size = sizeOf(row, aspect, isSeen);
    return cut(row, aspect, size, ruled).map((part): TextLine => {
      const [top, bottom] = [Math.min(...part.map((word) => word.top)), Math.max(...part.map((word) => word.bottom))];
      const cell = ruled.cellOf(part[0]!);
      const spare = isSeen ? Math.max(0, size - (bottom - top)) / 2 : 0;
      return {
        page: sheet.page,
        text: part.map((word) => word.text).join(' '),
        words: part,
        left: Math.min(...part.map((word) => word.left)),
        right: Math.max(...part.map((word) => word.right)),
        top: top - spare,
        bottom: bottom + spare,
        row: index,
        ...(cell && { cell }),
      };
    });
  });
}
