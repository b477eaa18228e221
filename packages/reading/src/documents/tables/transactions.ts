import type { ReadablePage, PlacedWord } from '../readable-document.types.ts';
import { tableRowsOf, textOf, type TableRow } from './table-rows.ts';
import { byRightEdge } from './nearest-column.ts';
import { tableLineOf, moneyColumns, type TableLine } from './table-line.ts';
import type { Figure } from './figures-of.ts';
import { findHeader, type Column, type Header } from './find-header.ts';
import { statementHeader } from './statement-header.ts';

// One transaction as printed, before any computation.
export interface Entry {
  readonly page: number;
  readonly date?: string;
  readonly dateWords: readonly PlacedWord[];
  readonly text: readonly PlacedWord[];
  readonly amount?: Figure;
  readonly sign: -1 | 0 | 1; // which column, or which mark
  readonly balance?: Figure;
}

export interface Transactions {
  readonly entries: readonly Entry[];
  readonly opening?: Figure; // of a line in the table: brought forward
  readonly closing?: Figure;
}

const opened = new RegExp(
  String.raw`^(by |to )?(opening bal|balance b\/?f|b\/?f\b|brought f|balance brought|balance forward|opng bal|` +
    String.raw`(balance|bal\.?) (at|as at|as on|on|as of) (the )?(start|beginning|opening|commencement)|(previous|` +
    String.raw`initial|starting|start) (balance|bal)|प्रारंभिक)`,
  'i',
);
const closed = new RegExp(
  String.raw`^(closing bal|balance c\/?f|c\/?f\b|carried f|balance carried|clsg bal|(balance|bal\.?) (at|as at|` +
    String.raw`as on|on|as of) (the )?(end|close|closing)|(final|ending|end|new|current) (balance|bal)|अंतिम शेष)`,
  'i',
);
const summed =
  /^(grand|sub|page|running|cumulative|transactions?|net|summary)?[ -]*totals?\b|^(statement )?summary|^turnover/i;

interface Anchor {
  readonly line: TableLine;
  readonly text: PlacedWord[];
}

const isBooking = (line: TableLine) =>
  line.figures.some((figure) => figure.coins > 0) &&
  (line.date !== undefined || line.figures.length >= 2 || line.isMore);

const middle = (row: TableRow) => (row.top + row.bottom) / 2;

// Text over several rows: it begins level with its transaction, or is centred on it.
function gather(lines: readonly TableLine[]): Anchor[] {
  const anchors = lines.map((line): Anchor | undefined => (isBooking(line) ? { line, text: [] } : undefined));
  const first = anchors.findIndex((anchor) => anchor !== undefined);
  if (first < 0) return [];
  const pitch = Math.max(...lines.map(({ row }) => row.bottom - row.top)) * 1.2;
  const before = lines[first - 1];
  const isAround =
    before !== undefined &&
    before.text.length > 0 &&
    before.figures.length === 0 &&
    lines[first]!.row.top - before.row.bottom < pitch * 0.5 &&
    !opened.test(textOf(before.text));
  const added: { to: Anchor; line: TableLine }[] = [];
  let from = isAround ? Math.max(0, first - 2) : first;
  for (let isOpen = true; from < lines.length; from++) {
    const line = lines[from]!;
    const own = anchors[from];
    if (own) {
      isOpen = true;
      added.push({ to: own, line });
      continue;
    }
    const above = anchors.slice(0, from).findLast((anchor) => anchor !== undefined);
    const below = anchors.slice(from + 1).find((anchor) => anchor !== undefined);
    const isText = line.text.length > 0 && line.figures.length === 0 && line.date === undefined;
    const gapAbove = line.row.top - (lines[from - 1]?.row.bottom ?? 0);
    const isEnd =
      summed.test(textOf(line.row.words)) || opened.test(textOf(line.text)) || closed.test(textOf(line.text));
    if (!isText || isEnd || (!isAround && gapAbove > pitch)) isOpen = false;
    if (!isText || isEnd) continue;
    if (!isAround) {
      if (above && isOpen && line.rest.length <= line.text.length) added.push({ to: above, line });
      continue;
    }
    const near = [above, below]
      .filter((anchor) => anchor !== undefined)
      .sort(
        (a, b) => Math.abs(middle(a.line.row) - middle(line.row)) - Math.abs(middle(b.line.row) - middle(line.row)),
      )[0];
    if (near && Math.abs(middle(near.line.row) - middle(line.row)) < pitch * 2.5) added.push({ to: near, line });
  }
  for (const { to, line } of added) to.text.push(...line.text);
  return anchors.filter((anchor) => anchor !== undefined);
}

function entryOf({ line, text }: Anchor, columnOf: ReadonlyMap<Figure, Column>): Entry {
  const named = (name: string) => line.figures.filter((figure) => columnOf.get(figure)?.name === name);
  const balance = named('balance').at(-1);
  const [debit, credit, single] = ['debit', 'credit', 'amount'].map((name) =>
    named(name).find(({ coins }) => coins > 0),
  );
  const spare = named('balance')
    .slice(0, -1)
    .find(({ coins }) => coins > 0);
  const amount = debit ?? credit ?? single ?? spare;
  const column = debit && !credit ? -1 : credit && !debit ? 1 : line.mark;
  const sign = amount?.sign || column;
  return {
    page: line.row.page,
    ...(line.date && { date: line.date }),
    dateWords: line.dateWords,
    text,
    ...(amount && { amount }),
    sign,
    ...(balance && { balance }),
  };
}

function pageEntries(lines: readonly TableLine[], columns: readonly Column[]) {
  const money = columns.filter(({ name }) => moneyColumns.has(name));
  const isSide = (line: TableLine, pattern: RegExp) =>
    pattern.test(textOf(line.text)) || pattern.test(textOf(line.row.words.filter((word) => /\p{L}/u.test(word.text))));
  // The table is followed by its summary: amounts without a date.
  const lastDated = lines.findLastIndex((line) => line.date !== undefined && isBooking(line));
  const end = lines.findIndex(
    (line, at) => at > lastDated && [opened, closed, summed].some((pattern) => isSide(line, pattern)),
  );
  const isAfter = (line: TableLine) => end >= 0 && lastDated >= 0 && lines.indexOf(line) > end;
  const bookings = lines.filter(
    (line) =>
      !isSide(line, summed) &&
      !((isSide(line, opened) || isSide(line, closed)) && line.figures.filter(({ coins }) => coins > 0).length <= 1),
  );
  const anchors = gather(bookings.filter((line) => !isAfter(line)));
  const chosen = byRightEdge(
    anchors.flatMap(({ line }) => line.figures),
    money,
  );
  const side = (pattern: RegExp) =>
    lines.filter((line) => isSide(line, pattern) && !anchors.some((a) => a.line === line));
  return {
    entries: anchors.map((anchor) => entryOf(anchor, chosen)),
    opening: side(opened).flatMap(({ figures: own }) => own.slice(-1))[0],
    closing: side(closed)
      .flatMap(({ figures: own }) => own.slice(-1))
      .at(-1),
  };
}

// "Value" over amounts, where no other column has them.
const valued = (columns: readonly Column[]): readonly Column[] =>
  columns.some(({ name }) => name === 'debit' || name === 'credit' || name === 'amount')
    ? columns
    : columns.map((column) => (column.name === 'value' ? { ...column, name: 'amount' } : column));

// The transactions of all pages. A page without a header uses the columns of the previous page.
export function transactionsOf(pages: readonly ReadablePage[], year?: number): Transactions | undefined {
  const entries: Entry[] = [];
  let [opening, closing]: (Figure | undefined)[] = [];
  let columns: readonly Column[] | undefined;
  for (const page of pages) {
    const rows = tableRowsOf(page);
    const headers: Header[] = [];
    for (let at = 0; ;) {
      const header = findHeader(rows, at, statementHeader);
      if (!header) break;
      headers.push(header);
      at = header.last + 1;
    }
    columns = headers[0] ? valued(headers[0].columns) : columns;
    if (!columns) continue;
    const starts = headers.length > 0 ? headers.map(({ last }) => last + 1) : [0];
    for (const [i, start] of starts.entries()) {
      const own: readonly Column[] = headers[i] ? valued(headers[i].columns) : columns;
      const end = starts[i + 1] ?? rows.length;
      const body = rows.slice(start, end);
      const lines = body.map((row, at) => tableLineOf(row, own, body[at + 1], year));
      const found = pageEntries(lines, own);
      entries.push(...found.entries);
      opening ??= found.opening;
      closing = found.closing ?? closing;
    }
  }
  return columns ? { entries, ...(opening && { opening }), ...(closing && { closing }) } : undefined;
}
