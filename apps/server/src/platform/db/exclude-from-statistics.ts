import { personalData } from '@visawright/contract/privacy/personal-data.ts';
import type { DatabaseClient } from './connection.ts';

// The planner's statistics contain samples of values, and these stay when a person is erased. Columns with personal values in plain text,
// and expressions of indexes on their tables, are therefore not sampled.
export async function excludeFromStatistics(client: DatabaseClient): Promise<void> {
  const plain = Object.entries(personalData).flatMap(
    ([table, entry]) => entry.plain?.split(' ').map((column) => [table, column] as const) ?? [],
  );
  const { rows } = await client.query<{ statement: string }>(
    `with recursive plain as (select * from unnest($1::text[], $2::text[]) as plain (table_name, column_name)),
     relation as (
       select oid as relid, relname as table_name from pg_class
       where relnamespace = 'public'::regnamespace and relname in (select table_name from plain)
       union all
       select i.inhrelid, r.table_name from relation r join pg_inherits i on i.inhparent = r.relid)
     select format('alter table %s alter column %I set statistics 0', r.relid::regclass, a.attname) as statement
     from relation r join plain using (table_name)
     join pg_attribute a on a.attrelid = r.relid and a.attname = plain.column_name
     where coalesce(a.attstattarget, -1) <> 0
     union all
     select format('alter index %s alter column %s set statistics 0', x.indexrelid::regclass, a.attnum)
     from relation r join pg_index x on x.indrelid = r.relid
     join pg_attribute a on a.attrelid = x.indexrelid and x.indkey[a.attnum - 1] = 0
     where coalesce(a.attstattarget, -1) <> 0`,
    [plain.map(([table]) => table), plain.map(([, column]) => column)],
  );
  for (const { statement } of rows) await client.query(statement);
}
