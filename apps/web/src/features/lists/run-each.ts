import { errorWords } from '../../lib/error-words.ts';
import type { BulkResult, ListSelection } from '../../components/list/list.types.ts';

// Where the server takes one at a time: each succeeds or fails by itself, a few at once.
export async function runEach<Row>(
  selection: ListSelection<Row>,
  label: (row: Row) => string,
  id: (row: Row) => string,
  work: (row: Row) => Promise<unknown>,
): Promise<BulkResult> {
  const rows = selection.kind === 'rows' ? [...selection.rows] : [];
  const failed: { id: string; label: string; reason: string }[] = [];
  const one = async (row: Row) => {
    try {
      await work(row);
    } catch (error) {
      failed.push({ id: id(row), label: label(row), reason: errorWords(error) });
    }
  };
  const count = rows.length;
  const lane = async () => {
    for (let row = rows.shift(); row !== undefined; row = rows.shift()) await one(row);
  };
  await Promise.all([lane(), lane(), lane()]);
  return { done: count - failed.length, failed };
}
