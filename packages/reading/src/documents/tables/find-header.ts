import type { PlacedWord } from '../readable-document.types.ts';
import { overlap, type TableRow } from './table-rows.ts';

// Meanings of header words. `neutral` words belong to their neighbours.
export interface HeaderRules {
  readonly words: readonly (readonly [column: string, pattern: RegExp])[];
  // Two meanings in one cell make a third: "Value" and "Date".
  readonly joins: readonly (readonly [one: string, other: string, together: string])[];
  isWhole(columns: ReadonlySet<string>): boolean;
}

export interface Column {
  readonly name: string;
  readonly left: number;
  readonly right: number;
}

export interface Header {
  readonly columns: readonly Column[]; // from left to right
  readonly last: number; // index of its last row
}

interface Cell {
  name: string | undefined; // of no known meaning
  left: number;
  right: number;
}

const mostRows = 3;
const wordGap = 1.05; // relative to the text height: more than a space, less than a column gap

const bare = (text: string) => text.toLowerCase().replaceAll(/^[^\p{L}\p{M}#]+|[^\p{L}\p{M}#]+$/gu, '');

function meaning(text: string, rules: HeaderRules): string | undefined {
  const word = bare(text);
  if (word === '') return /^[^\d]+$/.test(text) ? 'neutral' : undefined;
  return rules.words.find(([, pattern]) => pattern.test(word))?.[0];
}

function together(one: string | undefined, other: string | undefined, rules: HeaderRules): string | undefined {
  if (one === other) return one ?? 'neutral';
  if (other === undefined || other === 'neutral') return one ?? 'neutral';
  if (one === undefined || one === 'neutral') return other;
  return rules.joins.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2];
}

// "Dr / Cr" is one word if it has a meaning.
function slashed(row: TableRow, rules: HeaderRules): Pick<PlacedWord, 'text' | 'left' | 'right'>[] {
  const words: Pick<PlacedWord, 'text' | 'left' | 'right'>[] = [];
  for (const word of row.words) {
    const last = words.at(-1);
    const isSlashed = last && (last.text.endsWith('/') || word.text.startsWith('/'));
    const text = `${last?.text}${word.text}`;
    const isOne = isSlashed && word.left - last.right < wordGap * row.em && (word.text === '/' || meaning(text, rules));
    if (last && isOne) words[words.length - 1] = { text, left: last.left, right: word.right };
    else words.push(word);
  }
  return words;
}

function cellsOf(row: TableRow, rules: HeaderRules): Cell[] {
  const cells: Cell[] = [];
  for (const word of slashed(row, rules)) {
    const name = meaning(word.text, rules);
    const last = cells.at(-1);
    const isNear = last !== undefined && word.left - last.right < wordGap * row.em;
    const both = isNear ? together(last.name, name, rules) : undefined;
    if (last && both !== undefined) Object.assign(last, { name: both, right: word.right });
    else cells.push({ name, left: word.left, right: word.right });
  }
  return cells;
}

function stacked(above: readonly Cell[], below: readonly Cell[], rules: HeaderRules): Cell[] {
  const cells = above.map((cell) => ({ ...cell }));
  for (const cell of below) {
    const over = cells
      .filter((each) => overlap(each, cell) > 0.3 * Math.min(each.right - each.left, cell.right - cell.left))
      .sort((a, b) => overlap(b, cell) - overlap(a, cell))[0];
    const both = over ? together(over.name, cell.name, rules) : undefined;
    const [left, right] = [Math.min(over?.left ?? 1, cell.left), Math.max(over?.right ?? 0, cell.right)];
    if (over && both !== undefined) Object.assign(over, { name: both, left, right });
    else if (!over) cells.push({ ...cell });
  }
  return cells.sort((a, b) => a.left - b.left);
}

// Mostly column names, and no content of table rows.
function isNames(row: TableRow, rules: HeaderRules): boolean {
  const known = row.words.filter((word) => meaning(word.text, rules) !== undefined).length;
  return known >= row.words.length * 0.6 && !row.words.some((word) => /\d{2}/.test(word.text));
}

// Of two cells with the same name (a split cell) the first counts.
function columnsOf(cells: readonly Cell[]): Column[] {
  const named = cells.flatMap(({ name, left, right }) => (name && name !== 'neutral' ? [{ name, left, right }] : []));
  return named.filter((column, at) => named.findIndex((each) => each.name === column.name) === at);
}

// One row of names, or up to three stacked ones.
export function findHeader(rows: readonly TableRow[], from: number, rules: HeaderRules): Header | undefined {
  for (let start = from; start < rows.length; start++) {
    let cells: Cell[] = [];
    let best: Header | undefined;
    for (let at = start; at < Math.min(rows.length, start + mostRows); at++) {
      const row = rows[at]!;
      const isClose = at === start || row.top - rows[at - 1]!.bottom < (row.bottom - row.top) * 1.6;
      if (!isNames(row, rules) || !isClose) break;
      // A title over the table names no column.
      if (at === start && columnsOf(cellsOf(row, rules)).length < 2) break;
      cells = at === start ? cellsOf(row, rules) : stacked(cells, cellsOf(row, rules), rules);
      const columns = columnsOf(cells);
      const isMore = columns.length >= (best?.columns.length ?? 0);
      if (isMore && rules.isWhole(new Set(columns.map(({ name }) => name)))) best = { columns, last: at };
    }
    if (best) return best;
  }
  return undefined;
}
