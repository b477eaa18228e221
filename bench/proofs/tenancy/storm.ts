import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { sql, type Db, type TenantDatabase, type Tx, type Pool } from '@visawright/server/tools.ts';
import type { Random } from './random.ts';

export interface Tenant {
  readonly realmId: string;
  readonly person: string;
}

export interface StormFacts {
  transactions: number;
  wrongRows: number;
  missingRows: number;
  committed: number;
  lost: number;
  ghosts: number;
  disasters: Record<string, number>;
}

const accountOf = (tenant: Tenant, n: number) => createHash('sha256').update(`${tenant.realmId} ${n}`).digest();

// Many tenants over few connections: mostly ordinary transactions, a fifth of them with some kind of failure.
export async function storm(
  { tenants, pool, admin }: { tenants: TenantDatabase; pool: Pool; admin: Client },
  all: readonly Tenant[],
  random: Random,
  transactions: number,
): Promise<StormFacts> {
  const facts: StormFacts = {
    transactions: 0,
    wrongRows: 0,
    missingRows: 0,
    committed: 0,
    lost: 0,
    ghosts: 0,
    disasters: {},
  };
  const committed = new Map<string, string>(); // account → realm
  const refused = new Set<string>();

  const readOwn = async (db: Db, tenant: Tenant) => {
    const rows = await db.many<{ realm_id: string; person_uid: string }>(sql`select realm_id, person_uid from person`);
    facts.wrongRows += rows.filter((row) => row.realm_id !== tenant.realmId).length;
    if (!rows.some((row) => row.person_uid === tenant.person)) facts.missingRows++;
  };
  const readForeign = async (db: Db, stranger: Tenant) => {
    const rows = await db.many(sql`select 1 from person where person_uid = ${stranger.person}`);
    facts.wrongRows += stranger.realmId === db.realmId ? 0 : rows.length;
  };
  // A query without a tenant must return nothing, not even rows of the previous tenant.
  const readWithoutTenant = async () => {
    const { rows } = await pool.once([{ name: '', text: 'select 1 from person', values: [] }]);
    facts.wrongRows += rows.length;
  };
  const write = (db: Db, account: Buffer) =>
    db.run(
      sql`insert into sign_in_attempt (realm_id, account, tries, last_at) values (${db.realmId}, ${account}, '{}', now())`,
    );

  const disasters: Record<string, (tx: Tx, other: Tenant) => Promise<void>> = {
    thrown: async () => {
      throw new Error('an application error');
    },
    sqlError: async (tx) => void (await tx.run(sql`select 1 / 0`)),
    swallowed: async (tx) => void (await tx.run(sql`select 1 / 0`).catch(() => undefined)),
    foreignWrite: async (tx, other) =>
      void (await tx.run(
        sql`insert into sign_in_attempt (realm_id, account, tries, last_at) values (${other.realmId}, 'x', '{}', now())`,
      )),
    timeout: async (tx) => {
      await tx.run(sql`set local statement_timeout = '3ms'`);
      await tx.run(sql`select pg_sleep(1)`);
    },
    cancelled: async (tx) => {
      const { pid } = await tx.get<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const sleeping = tx.run(sql`select pg_sleep(5)`);
      const cancel = async () => {
        for (let isOver = false; !isOver;) {
          await admin.query('select pg_cancel_backend($1)', [pid]);
          isOver = await Promise.race([
            sleeping.then(Boolean, () => true),
            new Promise<false>((no) => setTimeout(no, 10, false)),
          ]);
        }
      };
      await Promise.all([sleeping, cancel()]);
    },
    terminated: async (tx) => void (await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)),
    unwritable: async (tx) => {
      const cyclic: Record<string, unknown> = {};
      cyclic.self = cyclic;
      await tx.run(sql`select ${cyclic}::jsonb`);
    },
    setLeft: async (tx, other) => {
      // The worst case of a faulty statement: it tries to change the tenant.
      await tx.run(sql`select set_config('app.realm_id', ${other.realmId}, true)`);
      throw new Error('and then fail');
    },
  };
  const kinds = Object.keys(disasters);

  const one = async (n: number) => {
    const tenant = random.of(all);
    const other = random.of(all.filter((each) => each !== tenant));
    const db = tenants.forRealm(tenant.realmId);
    facts.transactions++;
    const dice = random.next();
    if (dice < 0.35) return readOwn(db, tenant);
    if (dice < 0.45) return readForeign(db, other);
    if (dice < 0.5) return readWithoutTenant();
    if (dice < 0.55) {
      facts.disasters.readError = (facts.disasters.readError ?? 0) + 1;
      return void (await db.run(sql`select 1 / 0`).catch(() => undefined));
    }
    const account = accountOf(tenant, n);
    const key = account.toString('hex');
    const goesWrong = dice > 0.8;
    const kind = random.of(kinds);
    let endedTx: Tx | undefined;
    try {
      await db.transaction(async (tx) => {
        endedTx = tx;
        await readOwn(tx, tenant);
        await write(tx, account);
        if (random.next() < 0.3) await readForeign(tx, other);
        if (goesWrong) await disasters[kind]!(tx, other);
        await readOwn(tx, tenant);
      });
      committed.set(key, tenant.realmId);
    } catch (error) {
      if (!goesWrong) throw error;
      facts.disasters[kind] = (facts.disasters[kind] ?? 0) + 1;
      refused.add(key);
    }
    // A transaction handle used after its end must not reach the next transaction on the connection.
    if (random.next() < 0.1)
      await endedTx!.many(sql`select 1`).then(
        () => facts.wrongRows++,
        () => undefined,
      );
  };

  let next = 0;
  const run = async () => {
    while (next < transactions) await one(next++);
  };
  await Promise.all(Array.from({ length: 24 }, run));

  const { rows } = await admin.query<{ realm_id: string; account: Buffer }>(
    'select realm_id, account from sign_in_attempt',
  );
  const stored = new Map(rows.map((row) => [row.account.toString('hex'), row.realm_id]));
  facts.committed = committed.size;
  for (const [key, realmId] of committed) if (stored.get(key) !== realmId) facts.lost++;
  for (const key of refused) if (stored.has(key)) facts.ghosts++;
  return facts;
}
