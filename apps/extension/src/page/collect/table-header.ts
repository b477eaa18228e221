import { hasControl } from './neighbour-text.ts';
import { labelText } from './read-text.ts';

interface Place {
  readonly cell: HTMLTableCellElement;
  readonly row: HTMLTableRowElement;
  readonly table: HTMLTableElement;
}

function placeOf(control: Element): Place | null {
  const cell = control.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr') ?? null;
  const table = row?.closest('table') ?? null;
  return cell === null || row === null || table === null ? null : { cell, row, table };
}

// The header of its column, in a table whose head or first row names the columns.
export function columnHeader(control: Element): string {
  const place = placeOf(control);
  if (place === null || hasControl(place.cell, 2)) return '';
  const head = headRow(place.table);
  if (head === null || head === place.row) return '';
  const header = cellAt(head, columnOf(place.cell));
  return header === null || header.colSpan > 1 ? '' : labelText(header);
}

// The header at the beginning of its row.
export function rowHeader(control: Element): string {
  const place = placeOf(control);
  if (place === null || hasControl(place.cell, 2)) return '';
  const before = [...place.row.cells].slice(0, [...place.row.cells].indexOf(place.cell));
  const header = before.reverse().find((cell) => cell.localName === 'th');
  return header === undefined ? '' : labelText(header);
}

function headRow(table: HTMLTableElement): HTMLTableRowElement | null {
  const inHead = table.tHead?.rows[table.tHead.rows.length - 1];
  if (inHead !== undefined) return inHead;
  const first = table.rows[0];
  if (first === undefined || first.cells.length < 2) return null;
  return [...first.cells].every((cell) => cell.localName === 'th') ? first : null;
}

function columnOf(cell: HTMLTableCellElement): number {
  let column = 0;
  for (const other of cell.parentElement?.children ?? []) {
    if (other === cell) break;
    column += (other as HTMLTableCellElement).colSpan;
  }
  return column;
}

function cellAt(row: HTMLTableRowElement, column: number): HTMLTableCellElement | null {
  let first = 0;
  for (const cell of row.cells) {
    if (column >= first && column < first + cell.colSpan) return cell;
    first += cell.colSpan;
  }
  return null;
}
