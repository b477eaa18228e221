import { evidencePolygon, evidenceConfidence } from '../values/evidence.ts';
import { findLabels, type Label } from '../labels/find-labels.ts';
import { normaliseByType, type ValueType } from '../normalise/normalise-by-type.ts';
import type { PlacedWord, ReadValue, TextLine } from '../readable-document.types.ts';

export interface TableCell {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly page: number;
}

export interface ReadTableRow {
  readonly page: number;
  readonly row: number;
  readonly cells: Readonly<Record<string, TableCell>>;
}

interface Column {
  readonly id: string;
  readonly left: number;
  readonly right: number;
}

const high = (line: TextLine) => line.bottom - line.top;

function columnsOf(labels: readonly Label[]): Column[] {
  const columns: Column[] = [];
  for (const { fields, line, start, end } of labels) {
    const id = fields.find((field) => !columns.some((column) => column.id === field));
    if (id) columns.push({ id, left: line.words[start.word]!.left, right: line.words[end.word]!.right });
  }
  return columns.sort((a, b) => a.left - b.left);
}

// A cell belongs to the heading above it; between two, to the nearer edge or centre.
function columnOf(columns: readonly Column[], left: number, right: number): Column {
  const away = (column: Column) => {
    const overlap = Math.min(right, column.right) - Math.max(left, column.left);
    if (overlap > 0) return -overlap;
    return Math.min(
      Math.abs(left - column.left),
      Math.abs(right - column.right),
      Math.abs((left + right - column.left - column.right) / 2),
    );
  };
  return columns.reduce((best, each) => (away(each) < away(best) ? each : best));
}

export interface TableOptions {
  readonly least?: number; // headings that make a header row
  readonly key?: readonly string[]; // a row without any of these continues the one above it
  readonly until?: RegExp; // a line that ends the table
}

// Rows below a header row without large gaps; a repeated header continues the table on the next page.
export function readTable(
  lines: readonly TextLine[],
  wanted: Readonly<Record<string, readonly string[]>>,
  { least = 2, key = Object.keys(wanted), until }: TableOptions = {},
): ReadTableRow[] {
  const labels = findLabels(lines, wanted).filter(({ fields, hasColon }) => fields.length > 0 && !hasColon);
  const isHeader = (line: TextLine) => {
    // Headings of one row may have one line or two.
    const over = (top: number, bottom: number) =>
      labels.filter(({ line: each }) => each.page === line.page && each.top < bottom && top < each.bottom);
    const first = over(line.top, line.bottom);
    const own =
      first.length < least
        ? first
        : over(Math.min(...first.map((each) => each.line.top)), Math.max(...first.map((each) => each.line.bottom)));
    return new Set(own.flatMap((label) => label.fields)).size >= least ? own : undefined;
  };
  const rows: { page: number; row: number; cells: Record<string, TableCell> }[] = [];
  let columns: Column[] | undefined;
  let last: TextLine | undefined;
  let headerEnd = 0;
  let step = 0; // the header's height: noise is much smaller
  for (const [page, row] of rowKeys(lines)) {
    const line = lines.filter((each) => each.page === page && each.row === row);
    if (last && last.page !== page) headerEnd = 0;
    const isBelow = !columns || !last || last.page !== page || line[0]!.top > headerEnd;
    const header = isHeader(line[0]!);
    if (header && isBelow) {
      columns = columnsOf(header);
      step = high(line[0]!);
      headerEnd = Math.max(...header.map((label) => label.line.bottom)) - high(line[0]!) / 2;
    }
    const isFar = last && last.page === page && line[0]!.top - last.bottom > 4 * step;
    if (!header && columns && (isFar || until?.test(line.map((each) => each.text).join(' ')))) columns = undefined;
    if (columns) last = line[0];
    if (header || !columns || line[0]!.top < headerEnd) continue;
    const cells: Record<string, TableCell> = {};
    for (const each of line) {
      const { id } = columnOf(columns, each.left, each.right);
      cells[id] = joined(cells[id], { text: each.text, words: each.words, page });
    }
    const above = rows.at(-1);
    if (key.some((id) => cells[id]) || !above || above.page !== page) rows.push({ page, row, cells });
    else for (const [id, cell] of Object.entries(cells)) above.cells[id] = joined(above.cells[id], cell);
  }
  return rows;
}

const joined = (first: TableCell | undefined, next: TableCell): TableCell =>
  first ? { ...first, text: `${first.text} ${next.text}`, words: [...first.words, ...next.words] } : next;

const rowKeys = (lines: readonly TextLine[]): [number, number][] => {
  const keys = new Map(lines.map(({ page, row }) => [`${page} ${row}`, [page, row] as [number, number]]));
  return [...keys.values()];
};

export function cellValue(
  cell: TableCell | undefined,
  as: ValueType,
  read = normaliseByType[as],
): ReadValue | undefined {
  const value = cell && read(cell.text);
  if (!cell || value === undefined) return undefined;
  const sure = evidenceConfidence(cell.words);
  const outcome = sure >= 0.95 ? 'accept' : 'confirm';
  return { value, raw: cell.text, outcome, confidence: sure, page: cell.page, polygon: evidencePolygon(cell.words) };
}
