import type { CsvCell } from '../../../lib/files/csv.ts';
import type { ListColumn, ListDefinition, ListQuery } from '../list.types.ts';

export const exportLimit = 10_000;
const pageLimit = 100;

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress: (rows: number) => void;
}

// Reads page by page with the calls of the screen, so the export contains only what the person may see. `cut`: the limit was reached.
export async function readAll<Row>(
  fetch: ListDefinition<Row>['fetch'],
  query: ListQuery,
  { signal, onProgress }: Reading,
): Promise<{ rows: Row[]; cut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { search, filters, sort } = query;
    signal.throwIfAborted();
    const page = await fetch({ search, filters, sort, limit: pageLimit, cursor, signal });
    rows.push(...page.items);
    onProgress(Math.min(rows.length, exportLimit));
    cursor = page.nextCursor;
  } while (cursor !== null && rows.length < exportLimit);
  signal.throwIfAborted();
  return { rows: rows.slice(0, exportLimit), cut: cursor !== null || rows.length > exportLimit };
}

export function csvRows<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): CsvCell[][] {
  const written = columns.filter(({ csv }) => csv);
  return [written.map(({ head }) => head), ...rows.map((row) => written.map(({ csv }) => csv!(row)))];
}
