import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../measurement.ts';

// Number and hash of the rows of every table of a database, in one snapshot. Unlogged tables are empty after a crash by definition.
export type TableHashes = ReadonlyMap<string, string>;

async function hashDatabase(url: string): Promise<Map<string, string>> {
  const client = await openClient(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       order by 1`,
    );
    const hashes = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(h, '' order by h)), '') as hash
         from (select md5(t::text) as h from ${name} t) hashed`,
      );
      hashes.set(name, rows[0]!.hash);
    }
    return hashes;
  } finally {
    await client.end();
  }
}

export async function hashTables(adminUrl: string, databases: readonly string[]): Promise<TableHashes> {
  const all = new Map<string, string>();
  for (const database of databases) {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    for (const [table, hash] of await hashDatabase(url.href)) all.set(`${database}: ${table}`, hash);
  }
  return all;
}

export const differences = (one: TableHashes, other: TableHashes): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((table) => one.get(table) !== other.get(table));

// A time at which the tables are known exactly: they are the same before and after it.
export async function quietMoment(
  adminUrl: string,
  databases: readonly string[],
): Promise<{ readonly at: Date; readonly tables: TableHashes }> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const before = await hashTables(adminUrl, databases);
    await wait(200);
    const at = new Date();
    await wait(200);
    const after = await hashTables(adminUrl, databases);
    if (differences(before, after).length === 0) return { at, tables: before };
  }
  throw new BrokenRun('the tables never stood still');
}
