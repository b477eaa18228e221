export type CsvCell = string | number | boolean | null | undefined;

// A spreadsheet runs a cell that begins like a formula (also with their wide twins); an apostrophe keeps it text.
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// The mark at the front tells Excel that this is UTF-8; without it Devanagari arrives broken.
export const csvText = (rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

export const csvFile = (rows: readonly (readonly CsvCell[])[]) =>
  new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
