import { localTime, type TableCell, type TableRows } from './table-cell.ts';

// Spreadsheets evaluate cells that start like a formula, also with full-width characters; a leading apostrophe prevents it.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export function csvCell(cell: TableCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return 'day' in cell ? cell.day : localTime(cell.time);
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Excel needs the byte order mark to read UTF-8; without it Devanagari is broken.
export const csvText = (rows: TableRows) => `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

export const csvFile = (rows: TableRows) => new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
