import type { Client } from 'pg';

export type DatabaseSnapshot = ReadonlyMap<string, readonly string[]>; // table → rows as text

export interface RestorePoint {
  take(): Promise<DatabaseSnapshot>;
  restore(now: DatabaseSnapshot): Promise<void>;
  readonly first: DatabaseSnapshot;
}

// Tables that refused calls may change: sign-in attempts and limited calls are counted, an object is registered for deletion before it is
// stored (so that it is removed if the upload is refused), the summary of findings with its sort keys and the rules found is recalculated
// on read, and every access to sensitive data is written to the trail.
const ignoredTables = [
  'schema_migration',
  'application_transition',
  'sign_in_attempt',
  'call_counter',
  'process_state',
  'object_to_delete',
  'application_summary',
  'application_sort',
  'found_rule',
  'analytics_mark',
  'trail',
  'sensitive_read',
  'read_alert',
];

// Takes snapshots of the whole database before and after a call, and restores the first one.
export async function restorePointOf(admin: Client): Promise<RestorePoint> {
  // A generated column cannot be written; it follows from the others.
  const { rows } = await admin.query<{ name: string; columns: string }>(
    `select relname as name, (
         select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all($1) order by 1`,
    [ignoredTables],
  );
  const tables = rows.map(({ name }) => name);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  // These change with every call.
  const ofEveryCall: Record<string, string> = { person: 'last_active_at', extension_grant: 'used_at' };
  const textOf = (name: string) => (name in ofEveryCall ? `(to_jsonb(t) - '${ofEveryCall[name]}')::text` : 't::text');
  const every = tables
    .map((name) => `select '${name}' as name, ${textOf(name)} as row from ${name} t`)
    .join(' union all ');
  await admin.query('create schema restore_point');
  for (const name of tables) await admin.query(`create table restore_point.${name} as table public.${name}`);
  let last: Promise<unknown> = Promise.resolve();
  const take = (): Promise<DatabaseSnapshot> => {
    const next = last.then(readTables);
    last = next.catch(() => undefined);
    return next;
  };
  async function readTables(): Promise<DatabaseSnapshot> {
    const found = await admin.query<{ name: string; row: string }>({ name: 'snapshot', text: every });
    const snapshot = new Map<string, string[]>(tables.map((name) => [name, []]));
    for (const { name, row } of found.rows) snapshot.get(name)!.push(row);
    for (const each of snapshot.values()) each.sort();
    return snapshot;
  }
  const first = await take();
  return {
    first,
    take,
    // Without triggers and foreign key checks: the restored rows are consistent.
    async restore(now) {
      const changed = tables.filter((name) => !isSame(first.get(name)!, now.get(name)!));
      if (changed.length === 0) return;
      const steps = changed.map(
        (name) =>
          `delete from ${name}; insert into ${name} (${columnsOf.get(name)})
             select ${columnsOf.get(name)} from restore_point.${name};`,
      );
      await admin.query(`begin; set local session_replication_role = replica; ${steps.join(' ')} commit;`);
    },
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((row, at) => row === other[at]);

export const isUnchanged = (before: DatabaseSnapshot, after: DatabaseSnapshot) =>
  [...before].every(([name, rows]) => isSame(rows, after.get(name)!));

// Rows of the first snapshot that are missing or changed in the second.
export function touchedRows(before: DatabaseSnapshot, after: DatabaseSnapshot): { table: string; row: string }[] {
  const gone: { table: string; row: string }[] = [];
  for (const [table, rows] of before) {
    const still = new Set(after.get(table));
    for (const row of rows) if (!still.has(row)) gone.push({ table, row });
  }
  return gone;
}

export function addedRows(before: DatabaseSnapshot, after: DatabaseSnapshot): { table: string; row: string }[] {
  return touchedRows(after, before);
}
