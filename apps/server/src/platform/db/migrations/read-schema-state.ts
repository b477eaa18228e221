import type { DatabaseClient } from '../connection.ts';
import { readMigrations } from './read-migrations.ts';

// Whether these programs can run on a database as it is.
export type SchemaState =
  | { readonly kind: 'fits' }
  | { readonly kind: 'older'; readonly missing: readonly string[] } // migrations that have to run first
  | { readonly kind: 'tooNew'; readonly removedBy: readonly string[] }; // a later release has removed what these programs need

const noTable: readonly unknown[] = ['42P01', '42703', '42501']; // no table, no column, no right: older than this check

// Every migration that these programs know must have run. One that they do not know comes from a later release: it only added something,
// unless it names an earlier file that they would have to know.
export async function readSchemaState(
  client: Pick<DatabaseClient, 'query'>,
  known: readonly string[] = readMigrations().map(({ file }) => file),
): Promise<SchemaState> {
  let rows: { file: string; requires: string | null }[];
  try {
    ({ rows } = await client.query<(typeof rows)[number]>('select file, requires from schema_migration'));
  } catch (error) {
    if (!noTable.includes((error as { code?: unknown }).code)) throw error;
    return { kind: 'older', missing: known.slice(-1) };
  }
  const ran = new Set(rows.map(({ file }) => file));
  const missing = known.filter((file) => !ran.has(file));
  if (missing.length > 0) return { kind: 'older', missing };
  const removedBy = rows
    .filter(({ file, requires }) => requires !== null && !known.includes(file) && !known.includes(requires))
    .map(({ file }) => file);
  return removedBy.length > 0 ? { kind: 'tooNew', removedBy } : { kind: 'fits' };
}

export const describeTooNew = (removedBy: readonly string[]): string =>
  `the database belongs to a later release: ${removedBy.join(', ')} removed what this release needs. ` +
  'Start the later release, or restore the database to the time before its migrations (docs/operate/upgrade.md)';
