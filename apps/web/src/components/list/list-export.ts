import type { CsvCell } from '../../lib/csv.ts';
import type { ListColumn, ListDefinition, ListQuery } from './list.types.ts';

export const exportLimit = 10_000;
const pageLimit = 100;

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress: (rows: number) => void;
}

// Page by page, as the screen reads: no call gives more than its reader may see. `cut`: there was more than the limit.
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
