import type { PlacedWord } from '../readable-document.types.ts';
import { gap, textOf, type TableRow } from './table-rows.ts';
import { textColumn } from './nearest-column.ts';
import { cellDate, startsDate } from './cell-date.ts';
import { figuresOf, type Figure } from './figures-of.ts';
import type { Column } from './find-header.ts';

export const moneyColumns: ReadonlySet<string> = new Set(['debit', 'credit', 'amount', 'balance']);

// One row of the page below the header, its words assigned to columns.
export interface TableLine {
  readonly row: TableRow;
  readonly date?: string;
  readonly dateWords: readonly PlacedWord[];
  readonly figures: readonly Figure[];
  readonly mark: -1 | 0 | 1; // of a column of its own
  readonly text: readonly PlacedWord[]; // the description
  readonly isMore: boolean; // no date, but a description and an amount that is not a balance: another transaction of that day
  readonly rest: readonly PlacedWord[]; // numbers of cheques, codes of branches
}

const reach = 0.03;

// A date in the next cell is not a year.
const inYear = (date: string | undefined, year?: number) =>
  date && year !== undefined && Math.abs(Number(date.slice(0, 4)) - year) > 2 ? undefined : date;

// A date may have up to three words, and wrap in a narrow column.
function dateIn(row: TableRow, column: Column, below: TableRow | undefined, year?: number) {
  const near = row.words.filter((word) => gap(word, column) < reach || word.left < column.right);
  const starts = near
    .filter((word) => startsDate(textOf(row.words.slice(row.words.indexOf(word), row.words.indexOf(word) + 3))))
    .sort((a, b) => Math.abs(a.left - column.left) - Math.abs(b.left - column.left));
  for (const start of starts.slice(0, 2)) {
    const from = row.words.indexOf(start);
    const isBroken = /[-./]$/.test(start.text);
    for (const count of isBroken ? [] : /[-./]/.test(start.text) ? [1] : [1, 2, 3]) {
      const words = row.words.slice(from, from + count);
      const date = inYear(cellDate(textOf(words)), year);
      if (date) return { date, words };
    }
    const own = row.words.slice(from, from + (/[-./]/.test(start.text) ? 1 : 2));
    const under = below?.words.filter((word) => gap(word, column) < reach / 3) ?? [];
    for (const words of [own, own.slice(0, 1)]) {
      const date = under[0] && /^\d{2,4}$/.test(under[0].text) ? cellDate(textOf([...words, under[0]])) : undefined;
      if (date) return { date, words: [...words, under[0]!] };
    }
    for (const words of [own.slice(0, 1), own]) {
      const date = cellDate(textOf(words), year);
      if (date) return { date, words };
    }
  }
  return undefined;
}

const markOf = (words: readonly PlacedWord[]): -1 | 0 | 1 => {
  const text = textOf(words).toLowerCase();
  return /^(dr|d|debit|withdrawal)\b/.test(text) ? -1 : /^(cr|c|credit|deposit)\b/.test(text) ? 1 : 0;
};

// Dr or Cr between the amount and the balance, without a column name.
const noiseMarks = ({ words }: TableRow, figures: readonly Figure[], taken: ReadonlySet<PlacedWord>) =>
  words.filter(
    (word) =>
      !taken.has(word) && /^(dr|cr|d|c)\.?$/i.test(word.text) && figures.some(({ right }) => right < word.right),
  );

// Left of the first amount column is text; an amount in it is part of the description.
function isBooked(figure: Figure, columns: readonly Column[]): boolean {
  const money = columns.filter(({ name }) => moneyColumns.has(name));
  if (money.some((column) => gap(figure, column) === 0)) return true;
  const near = money.toSorted((a, b) => gap(figure, a) - gap(figure, b))[0]!;
  const between = columns.some((column) => column !== near && gap(figure, column) < gap(figure, near));
  return !between && gap(figure, near) < 0.15;
}

// Directly below the name of a debit or credit column.
const isMoved = (figure: Figure, columns: readonly Column[]) =>
  columns.some(({ name, ...span }) => (name === 'debit' || name === 'credit') && gap(figure, span) === 0);

export function tableLineOf(
  row: TableRow,
  columns: readonly Column[],
  below: TableRow | undefined,
  year?: number,
): TableLine {
  const dateColumn = columns.find(({ name }) => name === 'date') ?? columns.find(({ name }) => name === 'valueDate')!;
  const found = dateIn(row, dateColumn, below, year);
  const taken = new Set<PlacedWord>(found?.words);
  const valueColumn = columns.find(({ name }) => name === 'valueDate');
  const others: TableRow = { ...row, words: row.words.filter((word) => !taken.has(word)) };
  if (valueColumn && valueColumn !== dateColumn)
    for (const word of dateIn(others, valueColumn, undefined)?.words ?? []) taken.add(word);
  const isUnder = (word: PlacedWord) =>
    found !== undefined && columns.some((column) => moneyColumns.has(column.name) && gap(word, column) === 0);
  const free: TableRow = { ...row, words: row.words.filter((word) => !taken.has(word)) };
  const figures = figuresOf(free, isUnder).filter((figure) => isBooked(figure, columns));
  for (const word of figures.flatMap((figure) => figure.words)) taken.add(word);
  const textColumns = columns.filter(({ name }) => !moneyColumns.has(name));
  const cells = Map.groupBy(
    row.words.filter((word) => !taken.has(word)),
    (word) => textColumn(word, textColumns, 'description')?.name ?? 'description',
  );
  const hasText = textColumns.some(({ name }) => name === 'description');
  const text = row.words.filter((word) => {
    const name = textColumns.length === 0 ? 'description' : textColumn(word, textColumns, 'description')?.name;
    return !taken.has(word) && (name === 'description' || (!hasText && name !== 'serial' && name !== 'mark'));
  });
  return {
    row,
    ...(found && { date: found.date }),
    dateWords: found?.words ?? [],
    figures,
    mark: markOf(cells.get('mark') ?? noiseMarks(row, figures, taken)),
    isMore: text.length > 0 && figures.length === 1 && isMoved(figures[0]!, columns),
    text: text.filter((word) => /[\p{L}\p{N}]/u.test(word.text)),
    rest: [...cells].flatMap(([name, words]) => (name === 'description' ? [] : words)),
  };
}
