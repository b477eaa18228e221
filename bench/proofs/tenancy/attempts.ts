import type { Client } from 'pg';
import { openClient } from '@visawright/server/tools.ts';
import { wholeTables } from './catalogue.ts';
import { references } from './seed-realm.ts';

export interface Attempts {
  readonly tried: number;
  readonly exceptions: string[];
}

const attempt = async (client: Client, text: string, values: unknown[] = [], first = ''): Promise<string> => {
  await client.query(`begin; ${first}`);
  const code = await client.query(text, values).then(
    (result) => `ok ${result.rowCount}`,
    (error: { code?: string }) => error.code ?? 'unknown',
  );
  await client.query('rollback');
  return code;
};

// Points each foreign key at a row of another tenant, as a role that row-level security does not limit: the key itself must refuse.
// Inserts the values of another tenant's unique keys, which must be accepted, because a refusal would reveal that the value exists.
export async function keyAttempts(admin: Client, one: string, other: string): Promise<Attempts> {
  const exceptions: string[] = [];
  let tried = 0;
  for (const { table, name, parent, columns, parentColumns } of await references(admin)) {
    if (columns.length === 0) continue;
    const set = columns
      .map((column, at) => `${column} = (select ${parentColumns[at]} from ${parent} where realm_id = $2 limit 1)`)
      .join(', ');
    tried++;
    const alone = await withoutTriggersAndChecks(admin, table); // they would refuse it before the key does
    const code = await attempt(admin, `update ${table} set ${set} where realm_id = $1`, [one, other], alone);
    if (code !== '23503') exceptions.push(`${table} ${name}: another tenant's row gave ${code}`);
  }
  for (const { name: table } of await wholeTables(admin)) {
    const linked = new Set(
      (await references(admin)).filter((link) => link.table === table).flatMap((link) => link.columns),
    );
    const { rows } = await admin.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const taken = names.map((name) => (name === 'realm_id' || linked.has(name) ? `mine.${name}` : `theirs.${name}`));
    tried++;
    const again = await attemptWithoutOwn(admin, table, names, taken, one, other);
    if (again !== 'ok 1') exceptions.push(`${table}: another tenant's key values gave ${again}`);
  }
  return { tried, exceptions };
}

async function withoutTriggersAndChecks(admin: Client, table: string): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  return [
    `alter table ${table} disable trigger user`,
    ...rows.map(({ name }) => `alter table ${table} drop constraint ${name}`),
  ].join('; ');
}

async function attemptWithoutOwn(
  admin: Client,
  table: string,
  names: string[],
  taken: string[],
  one: string,
  other: string,
): Promise<string> {
  await admin.query('begin');
  try {
    await admin.query(`set local session_replication_role = replica`); // so that child rows are not checked
    await admin.query(
      `create temp table own on commit drop as select * from ${table} where realm_id = '${one}' limit 1`,
    );
    await admin.query(`delete from ${table} where realm_id = $1`, [one]);
    const { rowCount } = await admin.query(
      `insert into ${table} (${names.join(', ')}) select ${taken.join(', ')} from own mine, ${table} theirs
       where theirs.realm_id = $1 limit 1`,
      [other],
    );
    return `ok ${rowCount}`;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  } finally {
    await admin.query('rollback');
  }
}

// Each role reads and writes every tenant table directly, as one tenant and as none.
export async function policyAttempts(
  urls: Record<string, string>,
  admin: Client,
  one: string,
  other: string,
): Promise<Attempts> {
  const exceptions: string[] = [];
  let tried = 0;
  for (const [role, url] of Object.entries(urls)) {
    const client = await openClient(url);
    const expectOne = async (what: string, as: string, text: string, values: unknown[], allowed: string[]) => {
      tried++;
      await client.query(`select set_config('app.realm_id', $1, false)`, [as]);
      const code = await attempt(client, text, values);
      if (!allowed.includes(code)) exceptions.push(`${role} ${what}: ${code}`);
    };
    for (const { name: table } of await wholeTables(admin)) {
      const none = ['ok 0', '42501'];
      const foreign = `select 1 from ${table} where realm_id <> $1`;
      await expectOne(`reads others in ${table}`, one, foreign, [one], none);
      await expectOne(`reads ${table} as nobody`, '', `select 1 from ${table}`, [], none);
      await expectOne(
        `updates others in ${table}`,
        one,
        `update ${table} set realm_id = realm_id where realm_id = $1`,
        [other],
        none,
      );
      const refused = ['42501', 'VW001']; // by the policy, or by a trigger that makes the column immutable
      await expectOne(`moves its rows of ${table} away`, one, `update ${table} set realm_id = $1`, [other], refused);
      await expectOne(`deletes others in ${table}`, one, `delete from ${table} where realm_id = $1`, [other], none);
    }
    await client.end();
  }
  return { tried, exceptions };
}
