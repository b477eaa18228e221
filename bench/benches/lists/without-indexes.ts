import type { Query } from './lists-cluster.ts';

interface CatalogueEntry {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  readonly isPartitioned?: boolean;
}

const tables = [
  'application',
  'application_sort',
  'applicant',
  'search_token',
  'trip',
  'document',
  'application_document',
  'review_task',
] as const;
const named = tables.map((table) => `'${table}'::regclass`).join(', ');

// Drops keys and indexes of the growing tables before a load and recreates them afterwards from their definitions in the catalogue;
// those of partitions follow their parent.
export async function withoutIndexes(query: Query, load: () => Promise<void>): Promise<void> {
  const constraints = (where: string) =>
    query<CatalogueEntry>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition,
         exists (select from pg_partitioned_table p where p.partrelid = conrelid) as "isPartitioned"
       from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0 and ${where} order by 1, 2`,
    );
  const foreign = await constraints(`contype = 'f' and (conrelid in (${named}) or confrelid in (${named}))`);
  const unique = await constraints(`contype in ('p', 'u') and conrelid in (${named})`);
  for (const { table, name } of [...foreign, ...unique]) await query(`alter table ${table} drop constraint ${name}`);
  const indexes = await query<CatalogueEntry>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in (${named}) order by 1, 2`,
  );
  for (const { name } of indexes) await query(`drop index ${name}`);

  await load();

  for (const { table, name, definition } of unique)
    await query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of indexes) await query(definition);
  for (const { table, name, definition, isPartitioned } of foreign)
    await query(`alter table ${table} add constraint ${name} ${definition} ${isPartitioned ? '' : 'not valid'}`);
}
