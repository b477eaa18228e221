import type { Client } from 'pg';
import { wholeTables } from './catalogue.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly check: string | null;
  readonly mayBeNull: boolean;
}

export interface Reference {
  readonly table: string;
  readonly name: string;
  readonly parent: string;
  readonly columns: string[]; // without realm_id
  readonly parentColumns: string[];
}

export async function references(admin: Client): Promise<Reference[]> {
  const { rows } = await admin.query<Reference>(
    `select k.conrelid::regclass::text as table, k.conname as name, k.confrelid::regclass::text as parent,
       array(select a.attname::text from unnest(k.conkey) with ordinality c (n, i) join pg_attribute a on a.attrelid = k.conrelid
         and a.attnum = c.n where a.attname <> 'realm_id' order by c.i) as columns,
       array(select a.attname::text from unnest(k.confkey) with ordinality c (n, i) join pg_attribute a on a.attrelid = k.confrelid
         and a.attnum = c.n where a.attname <> 'realm_id' order by c.i) as "parentColumns"
     from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> 'realm'::regclass
       and k.conrelid <> 'realm_host'::regclass
       and k.conparentid = 0 order by 1, 2`,
  );
  return rows;
}

// Columns whose checks compare them with each other or with a pattern.
const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  seller: { state: '27', gstin: null },
  quote: {
    state: 'open',
    body: '{"total":1}',
    total: 1,
    accepted_by: null,
    accepted_at: null,
    withdrawn_by: null,
    withdrawn_at: null,
  },
  billing_document: {
    kind: 'invoice',
    number: 'I/2026/1',
    about_uid: null,
    method: null,
    paid_on: null,
    cancelled_by: null,
    object_key: null,
    printed_at: null,
  },
  notification_thread: { notification_uid: null },
  notification_delivery: { state: 'waiting', batch_uid: null, settled_at: null },
  webhook_endpoint: { url: 'https://receiver.example/events', paused_at: null, paused_by: null },
};

// Inserts one row into every tenant table of a realm, parents first, using only the catalogue, so that new tables are covered.
export async function seedRealm(admin: Client, realmId: string): Promise<void> {
  const links = await references(admin);
  const remaining = new Set((await wholeTables(admin)).map(({ name }) => name));
  while (remaining.size > 0) {
    const next = [...remaining].filter(
      (table) => !links.some((link) => link.table === table && link.parent !== table && remaining.has(link.parent)),
    );
    if (next.length === 0) throw new Error(`tables refer to each other in a cycle: ${[...remaining].join(', ')}`);
    for (const table of next) {
      await insertRow(
        admin,
        table,
        realmId,
        links.filter((link) => link.table === table),
      );
      remaining.delete(table);
    }
  }
}

async function insertRow(admin: Client, table: string, realmId: string, links: Reference[]): Promise<void> {
  const { rows: columns } = await admin.query<Column>(
    `select a.attname as name, t.typname as type, (select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as check,
       not a.attnotnull as "mayBeNull"
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [table],
  );
  const values: Record<string, unknown> = {};
  for (const column of columns) values[column.name] = column.name === 'realm_id' ? realmId : valueFor(column, 0);
  for (const { parent, columns: mine, parentColumns } of links) {
    // A reference to the same table points to the row itself.
    if (parent === table) {
      mine.forEach((name, at) => (values[name] = values[parentColumns[at]!]));
      continue;
    }
    const { rows } = await admin.query<Record<string, unknown>>(
      `select ${parentColumns.join(', ')} from ${parent} where realm_id = $1 limit 1`,
      [realmId],
    );
    mine.forEach((name, at) => (values[name] = rows[0]![parentColumns[at]!]));
  }
  Object.assign(values, examples[table]);
  const save = (row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const places = names.map((_name, at) => `$${at + 1}`).join(', ');
    // A trigger of a parent's row may have inserted it already.
    const text = `insert into ${table} (${names.join(', ')}) values (${places}) on conflict do nothing`;
    return admin.query(text, Object.values(row));
  };
  // For checks over several columns: tries again with nullable columns empty, then also with other allowed values.
  const linked = new Set(links.flatMap(({ columns: mine }) => mine));
  const empty = columns.filter(({ name, mayBeNull }) => mayBeNull && !linked.has(name)).map(({ name }) => [name, null]);
  const enumerated = columns.filter(({ name, type, check }) => type === 'text' && check && !linked.has(name));
  const other = enumerated.map((column) => [column.name, valueFor(column, -1)]);
  const unlessChecked = (changes: unknown[][]) => (error: { code?: string }) => {
    if (error.code !== '23514') throw error;
    return save({ ...values, ...Object.fromEntries(changes) });
  };
  await save(values)
    .catch(unlessChecked(empty))
    .catch(unlessChecked([...other, ...empty]))
    .catch(async (error: { code?: string; constraint?: string }) => {
      // A reference that may only be there together with other columns: they are filled.
      const coupled = await columnsOf(admin, table, error.constraint ?? '');
      const filled = unlessChecked([...other, ...empty.filter(([name]) => !coupled.includes(name as string))])(error);
      // Or of which exactly one is there, depending on another column; or whose text may only be empty.
      const texts = columns.filter(({ name, type }) => type === 'text' && coupled.includes(name) && !linked.has(name));
      return coupled
        .reduce((tried, one) => tried.catch(unlessChecked(empty.filter(([name]) => name !== one))), filled)
        .catch(unlessChecked(texts.map(({ name }) => [name, ''])));
    });
}

async function columnsOf(admin: Client, table: string, constraint: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `select a.attname as name from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.conrelid = $1::regclass and k.conname = $2`,
    [table, constraint],
  );
  return rows.map(({ name }) => name);
}

function valueFor({ type, check }: Column, which: number): unknown {
  const allowed = [...(check ?? '').matchAll(/'([^']+)'::text/g)].at(which)?.[1];
  switch (type) {
    case 'uuid':
      return crypto.randomUUID();
    case 'text':
      if (check?.includes('[A-Z]{3}')) return 'EUR'; // a currency
      return allowed ?? `t${crypto.randomUUID()}`;
    case '_text':
      return check?.includes('cardinality') ? [allowed ?? 'one'] : [];
    case '_uuid':
      return [crypto.randomUUID()];
    case 'float8':
      return between(check);
    case '_float8':
      return [1, 0, 0, 0, 1, 0, 0, 0, 1];
    case 'xid8':
      return '1';
    case 'timestamptz':
      return new Date();
    case '_timestamptz':
      return [new Date()];
    case 'date':
      return '2026-11-15';
    case 'bool':
      return false;
    case 'bytea':
      return Buffer.from(crypto.randomUUID()).subarray(0, exactLength(check));
    case 'jsonb':
      return check?.includes("'array'") ? '[{}]' : '{}';
    case 'int2':
    case 'int4':
    case 'int8':
      return 1;
    default:
      throw new Error(`no seed value for the type ${type}`);
  }
}

// The length that a check such as “length(x) = 32” demands.
const exactLength = (check: string | null): number | undefined => {
  const length = /length\(\w+\) = (\d+)/.exec(check ?? '')?.[1];
  return length === undefined ? undefined : Number(length);
};

// A number within the bounds of the check, if there are any.
function between(check: string | null): number {
  const bounds = [...(check ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  return bounds.length === 0 ? 1 : (Math.min(...bounds) + Math.max(...bounds)) / 2;
}
