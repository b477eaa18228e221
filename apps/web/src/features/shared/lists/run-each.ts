import { errorText } from '../../../translations/errors/error-text.ts';
import type { BulkResult, ListSelection } from '../../../components/list/list.types.ts';

// For calls that take one record: runs a few at a time, each with its own result.
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
      failed.push({ id: id(row), label: label(row), reason: errorText(error) });
    }
  };
  const count = rows.length;
  const lane = async () => {
    for (let row = rows.shift(); row !== undefined; row = rows.shift()) await one(row);
  };
  await Promise.all([lane(), lane(), lane()]);
  return { done: count - failed.length, failed };
}
