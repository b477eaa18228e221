import type { DocumentTable } from '@visawright/contract/documents/document.ts';
import { visiblePageIndex, type LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import type { StoredTable } from './reading.ts';

// Columns in order of appearance, each cell with its page index.
export function presentTable({ name, rows }: StoredTable, pages: readonly LocatedPage[]): DocumentTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => [column, { ...cell, pageIndex: visiblePageIndex(pages, cell) }]),
    ),
  );
  return { name, columns, rows: shown };
}
