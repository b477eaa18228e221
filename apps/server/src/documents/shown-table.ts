import type { DocumentTable } from '@visawright/contract/document.ts';
import { placeOf, type PlacedPage } from '@visawright/contract/page-place.ts';
import type { StoredTable } from './reading.ts';

// As the document shows it now: columns in the order they first appear, every cell with its page's place.
export function shownTable({ name, rows }: StoredTable, pages: readonly PlacedPage[]): DocumentTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => [column, { ...cell, pageIndex: placeOf(pages, cell) }]),
    ),
  );
  return { name, columns, rows: shown };
}
