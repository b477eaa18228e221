import type { Client } from 'pg';

export type Picture = ReadonlyMap<string, readonly string[]>; // table → its rows as text

export interface Keep {
  take(): Promise<Picture>;
  restore(now: Picture): Promise<void>;
  readonly first: Picture;
}

// Tries are counted whoever makes them, and what the engine was asked to do stands in tables of its own. An object is written down to be
// swept before it is stored, so that one whose upload is refused in the end is not forgotten. What the rules last said is reckoned anew by
// whoever reads it.
const left = ['schema_migration', 'application_move', 'sign_in_attempt', 'object_to_delete', 'application_summary'];

// Everything the database holds, before and after a call; and the way back to how it was.
export async function keepOf(admin: Client): Promise<Keep> {
  const { rows } = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> all($1) order by 1`,
    [left],
  );
  const tables = rows.map(({ name }) => name);
  // The hour somebody was last here is noted by whatever they read.
  const textOf = (name: string) => (name === 'person' ? `(to_jsonb(t) - 'last_active_at')::text` : 't::text');
  const every = tables
    .map((name) => `select '${name}' as name, ${textOf(name)} as row from ${name} t`)
    .join(' union all ');
  await admin.query('create schema kept');
  for (const name of tables) await admin.query(`create table kept.${name} as table public.${name}`);
  let last: Promise<unknown> = Promise.resolve();
  const take = (): Promise<Picture> => {
    const mine = last.then(look);
    last = mine.catch(() => undefined);
    return mine;
  };
  async function look(): Promise<Picture> {
    const found = await admin.query<{ name: string; row: string }>({ name: 'picture', text: every });
    const picture = new Map<string, string[]>(tables.map((name) => [name, []]));
    for (const { name, row } of found.rows) picture.get(name)!.push(row);
    for (const each of picture.values()) each.sort();
    return picture;
  }
  const first = await take();
  return {
    first,
    take,
    // Without triggers and checks of keys: the rows were right together before.
    async restore(now) {
      const changed = tables.filter((name) => !isSame(first.get(name)!, now.get(name)!));
      if (changed.length === 0) return;
      const steps = changed.map((name) => `delete from ${name}; insert into ${name} select * from kept.${name};`);
      await admin.query(`begin; set local session_replication_role = replica; ${steps.join(' ')} commit;`);
    },
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((row, at) => row === other[at]);

export const isUnchanged = (before: Picture, after: Picture) =>
  [...before].every(([name, rows]) => isSame(rows, after.get(name)!));

// Rows that were there and are not any more, or not as they were.
export function touchedRows(before: Picture, after: Picture): { table: string; row: string }[] {
  const gone: { table: string; row: string }[] = [];
  for (const [table, rows] of before) {
    const still = new Set(after.get(table));
    for (const row of rows) if (!still.has(row)) gone.push({ table, row });
  }
  return gone;
}

export function addedRows(before: Picture, after: Picture): { table: string; row: string }[] {
  return touchedRows(after, before);
}
