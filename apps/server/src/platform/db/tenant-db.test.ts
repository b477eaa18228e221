import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRealm } from '../../testing/insert-realm.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sql, type TenantDatabase } from './db.ts';
import { openClient } from './connection.ts';
import { hourLong, openTenants } from './tenant-db.ts';

let database: TestDatabase;
let tenants: TenantDatabase;
let one: string;
let other: string;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await insertRealm(database.ownerUrl, { path: 'one' });
  other = await insertRealm(database.ownerUrl, { path: 'other' });
  const owner = await openClient(database.ownerUrl);
  await owner.query('grant insert, update on realm_key to visawright_api');
  await owner.end();
  tenants = openTenants(database.apiUrl, 1); // a single connection, so that leftover state would show
});

afterAll(async () => {
  await tenants?.close();
  await database?.drop();
});

const keep = (realmId: string, kind: string) =>
  sql`insert into realm_key (realm_id, kind, wrapped) values (${realmId}, ${kind}, ${Buffer.from(kind)})`;
const kinds = sql`select kind from realm_key order by kind`;
const pidOf = async () => (await tenants.forRealm(one).get<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid;

test('lets each realm read only its own rows over the same connection', async () => {
  await tenants.forRealm(one).run(keep(one, 'a'));
  await tenants.forRealm(other).run(keep(other, 'b'));
  expect(await tenants.forRealm(one).many(kinds)).toEqual([{ kind: 'a' }]);
  expect(await tenants.forRealm(other).many(kinds)).toEqual([{ kind: 'b' }]);
});

test('clears the tenant setting after a read', async () => {
  const pool = (await import('./tenant-db.ts')).openPool(database.apiUrl, 1);
  const text = "select coalesce(current_setting('app.realm_id', true), '') as realm";
  await pool.once([
    { name: '', text: "select set_config('app.realm_id', $1, true)", values: [one] },
    { name: '', text: 'select 1', values: [] },
  ]);
  expect((await pool.once([{ name: '', text, values: [] }])).rows).toEqual([{ realm: '' }]);
  expect((await pool.once([{ name: '', text: 'select kind from realm_key', values: [] }])).rows).toEqual([]);
  await pool.close();
});

test('refuses writes into another realm', async () => {
  const before = await pidOf();
  await expect(tenants.forRealm(one).run(keep(other, 'c'))).rejects.toThrow('row-level security');
  expect(await tenants.forRealm(other).many(kinds)).toEqual([{ kind: 'b' }]);
  expect(await pidOf()).toBe(before);
});

test('a statement may take ten seconds, that of an operator an hour', async () => {
  const limitOf = async (statementMs?: number) => {
    const opened = openTenants(database.ownerUrl, 1, statementMs);
    try {
      const shown = sql`select current_setting('statement_timeout') as most`;
      return (await opened.forRealm(one).get<{ most: string }>(shown)).most;
    } finally {
      await opened.close();
    }
  };
  expect([await limitOf(), await limitOf(hourLong)]).toEqual(['10s', '1h']);
});

test('runs a statement again after it failed once on the same connection', async () => {
  const share = (by: number) => sql`select 10 / ${by}::int as share`;
  await expect(tenants.forRealm(one).get(share(0))).rejects.toThrow('division by zero');
  expect(await tenants.forRealm(one).get(share(5))).toEqual({ share: 2 });
  expect(await tenants.forRealm(one).get(share(2))).toEqual({ share: 5 });
});

test('returns values with their types', async () => {
  const at = new Date('2026-11-15T10:00:00.000Z');
  const row = await tenants.forRealm(one)
    .get(sql`select ${at}::timestamptz as at, '2026-11-15'::date as day, null::text as none,
    ${['a', 'b,"c']}::text[] as list, ${{ deep: [1] }}::jsonb as tree, ${Buffer.from('é')}::bytea as bytes, ${true}::boolean as yes`);
  expect(row).toEqual({
    at,
    day: '2026-11-15',
    none: null,
    list: ['a', 'b,"c'],
    tree: { deep: [1] },
    bytes: Buffer.from('é'),
    yes: true,
  });
});

test('commits a transaction atomically', async () => {
  const db = tenants.forRealm(one);
  await db.transaction(async (tx) => {
    await Promise.all([tx.run(keep(one, 'd')), tx.run(keep(one, 'e'))]);
    await expect(tx.many(kinds)).resolves.toHaveLength(3);
  });
  const failing = db.transaction(async (tx) => {
    await tx.run(keep(one, 'f'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db.many(kinds)).toEqual([{ kind: 'a' }, { kind: 'd' }, { kind: 'e' }]);
});

test('reports a transaction with a failed statement as rolled back', async () => {
  const swallowed = tenants.forRealm(one).transaction(async (tx) => {
    await tx.run(keep(one, 'g'));
    await tx.run(keep(one, 'a')).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await tenants.forRealm(one).find(sql`select 1 from realm_key where kind = 'g'`)).toBeUndefined();
});

test('retries the aborted transaction of a deadlock, so both succeed', async () => {
  const two = openTenants(database.apiUrl, 2);
  const db = two.forRealm(one);
  const hold = (kind: string) =>
    sql`update realm_key set wrapped = wrapped || '\\x00' where realm_id = ${one} and kind = ${kind}`;
  const met = Promise.withResolvers<void>();
  let starts = 0;
  const cross = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await tx.run(hold(first));
      if (++starts === 2) met.resolve();
      await met.promise;
      await tx.run(hold(second));
    });
  await Promise.all([cross('a', 'd'), cross('d', 'a')]);
  expect(starts).toBeGreaterThan(2); // under load both may be aborted; each still takes effect exactly once
  const lengths = await db.many<{ n: number }>(
    sql`select length(wrapped) as n from realm_key where realm_id = ${one} and kind in ('a', 'd')`,
  );
  expect(lengths).toEqual([{ n: 3 }, { n: 3 }]);
  await two.close();
});

test('rejects a transaction handle after the transaction ended', async () => {
  let stored: { many(query: typeof kinds): Promise<unknown> } | undefined;
  await tenants.forRealm(one).transaction(async (tx) => void (stored = tx));
  await expect(stored!.many(kinds)).rejects.toThrow('already ended');
});

test('replaces a connection cut inside a transaction and rolls it back', async () => {
  const before = await pidOf();
  const cut = tenants.forRealm(one).transaction(async (tx) => {
    await tx.run(keep(one, 'h'));
    await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(cut).rejects.toThrow();
  expect(await pidOf()).not.toBe(before);
  expect(await tenants.forRealm(one).find(sql`select 1 from realm_key where kind = 'h'`)).toBeUndefined();
});

test('destroys the connection when a value cannot be written', async () => {
  const before = await pidOf();
  const ring: Record<string, unknown> = {};
  ring.self = ring;
  await expect(tenants.forRealm(one).many(sql`select ${ring}::jsonb`)).rejects.toThrow('circular');
  expect(await pidOf()).not.toBe(before);
});

test('separates concurrent reads of two realms on one connection, even when some fail', async () => {
  const asked = Array.from({ length: 200 }, async (_each, n) => {
    const realmId = n % 2 === 0 ? one : other;
    if (n % 7 === 0) return expect(tenants.forRealm(realmId).run(sql`select 1 / 0`)).rejects.toThrow('zero');
    const rows = await tenants.forRealm(realmId).many<{ realm_id: string }>(sql`select realm_id from realm_key`);
    return expect(new Set(rows.map((row) => row.realm_id))).toEqual(new Set([realmId]));
  });
  await Promise.all(asked);
});

test('does not let reads starve a transaction waiting for a connection', async () => {
  const state = { isDone: false };
  const reading = async () => {
    while (!state.isDone) await tenants.forRealm(one).many(kinds);
  };
  const readers = [reading(), reading(), reading(), reading()];
  await tenants.forRealm(one).transaction((tx) => tx.many(kinds));
  state.isDone = true;
  await Promise.all(readers);
});

test('the database answers while callers queue for connections, but not when none comes back', async () => {
  const [queued, stuck] = [openTenants(database.apiUrl, 1), openTenants(database.apiUrl, 1)];
  const hold = (at: TenantDatabase, seconds: number) =>
    at.forRealm(one).transaction((tx) => tx.run(sql`select pg_sleep(${seconds})`));
  const holding = [
    ...Array.from({ length: 30 }, () => hold(queued, 0.3)), // more than anybody waits for
    hold(stuck, 8),
  ].map((each) => each.catch(() => undefined));
  expect(await Promise.all([queued.answers(), stuck.answers()])).toEqual([true, false]);
  await Promise.all(holding);
  expect(await Promise.all([queued.answers(), stuck.answers()])).toEqual([true, true]);
  await Promise.all([queued.close(), stuck.close()]);
}, 60_000);

test('does not let a single statement leave a transaction open', async () => {
  const before = await pidOf();
  await expect(tenants.forRealm(one).run(sql`begin`)).rejects.toThrow('left a transaction open');
  expect(await pidOf()).not.toBe(before);
});

test('reports a missing row and more than one row', async () => {
  await expect(tenants.forRealm(one).get(sql`select 1 from realm_key where kind = 'z'`)).rejects.toMatchObject({
    code: 'record.notFound',
  });
  await expect(tenants.forRealm(one).find(sql`select generate_series(1, 2)`)).rejects.toThrow('more than one');
});

test('rejects a handle without a realm', () => {
  expect(() => tenants.forRealm('')).toThrow('realm id');
});
