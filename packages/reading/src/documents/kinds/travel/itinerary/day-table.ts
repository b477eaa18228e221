import { findLabels, type Label } from '../../../labels/find-labels.ts';
import type { PlacedWord, TextLine } from '../../../readable-document.types.ts';
import type { TableCell } from '../../../rules/read-table.ts';
import { daysIn, isoOf } from '../../text/days-in.ts';
import type { TextRow } from '../../text/rows-of.ts';

export interface DayRow {
  readonly date: string;
  readonly cells: Readonly<Record<string, TableCell>>; // date, place, activity, stay
}

export type Columns = Readonly<Record<string, readonly string[]>>;

// In a photo rows are slanted: positions are relative to the start of the row's date.
interface Based {
  readonly row: TextRow;
  readonly base: number;
}

interface Column {
  readonly id: string;
  readonly left: number;
}

const isInk = (word: PlacedWord) => !/[\p{L}\d]/u.test(word.text);

// Where a column's cells begin: usually the same position, not necessarily that of the header.
function columnsOf(header: readonly Label[], rows: readonly Based[]): readonly Column[] {
  const first = rows[0]?.base ?? 0;
  const named = header
    .map((label) => ({
      id: label.fields[0]!,
      left: label.line.words[label.start.word]!.left - first,
      right: label.line.words[label.end.word]!.right - first,
    }))
    .sort((a, b) => a.left - b.left);
  return named.map(({ id, left, right }, at) => {
    const from = at > 0 ? named[at - 1]!.left + 0.01 : -1;
    const starts = rows
      .flatMap(({ row, base }) => row.lines.map((line) => line.left - base))
      .filter((each) => each > from && each < right);
    const near = (place: number) => starts.filter((each) => Math.abs(each - place) < 0.008).length;
    const usual = starts.reduce((best, each) => (near(each) > near(best) ? each : best), starts[0] ?? left);
    return { id, left: near(usual) > Math.max(1, rows.length / 4) ? usual : left };
  });
}

const textOf = (words: readonly PlacedWord[]) => words.map((word) => word.text).join(' ');

// Words by position, since OCR joins adjacent cells.
function cellsOf(
  { row, base }: Based,
  columns: readonly Column[],
  but: readonly PlacedWord[],
): Record<string, TableCell> {
  const cells: Record<string, TableCell> = {};
  for (const word of row.lines.flatMap((line) => line.words).filter((each) => !isInk(each) && !but.includes(each))) {
    const { id } = columns.findLast((column) => column.left <= word.left - base + 0.012) ?? columns[0]!;
    const words = [...(cells[id]?.words ?? []), word];
    cells[id] = { text: textOf(words), words, page: row.page };
  }
  return cells;
}

// Rows with a date below a header of at least three columns; a row without a date continues the row above.
export function dayTable(
  rows: readonly TextRow[],
  wanted: Columns,
  since: string | undefined,
  until: RegExp,
): readonly DayRow[] {
  const headed = rows.findIndex(
    (row) => new Set(labelsOf(row.lines, wanted).map((label) => label.fields[0])).size >= 3,
  );
  if (headed < 0) return [];
  const below = rows.slice(headed + 1);
  const dated = below.flatMap((row): Based[] => {
    const day = daysIn(row.text)[0];
    const base = day && row.wordsBetween(day.start, day.end).words[0]?.left;
    return base === undefined ? [] : [{ row, base }];
  });
  const columns = columnsOf(labelsOf(rows[headed]!.lines, wanted), dated);
  let base = dated[0]?.base ?? 0;
  const days: { date: string; cells: Record<string, TableCell> }[] = [];
  let last: TextRow | undefined;
  for (const row of below) {
    const isFar = last && last.page === row.page && row.top - last.bottom > 3 * (row.bottom - row.top);
    if (isFar || until.test(row.text.trim())) break;
    const day = daysIn(row.text)[0];
    const date = day && isoOf(day, since);
    const place = row.wordsBetween(day?.start ?? 0, day?.end ?? 0);
    base = date ? (place.words[0]?.left ?? base) : base;
    const cells = cellsOf({ row, base }, columns, date ? place.words : []);
    const above = days.at(-1);
    if (date) days.push({ date, cells: { ...cells, date: { text: row.text.slice(day.start, day.end), ...place } } });
    else if (above && labelsOf(row.lines, wanted).length < 3)
      for (const [id, cell] of Object.entries(cells))
        above.cells[id] = above.cells[id]
          ? {
              ...above.cells[id],
              text: `${above.cells[id].text} ${cell.text}`,
              words: [...above.cells[id].words, ...cell.words],
            }
          : cell;
    last = row;
  }
  return days;
}

const labelsOf = (lines: readonly TextLine[], wanted: Columns) =>
  findLabels(lines, wanted).filter((label) => label.fields.length > 0 && !label.hasColon);
