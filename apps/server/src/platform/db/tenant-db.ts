import pg from 'pg';
import { AppError } from '../errors/app-error.ts';
import { connectionSettings, type TransactionClient } from './connection.ts';
import type { Db, Sql, TenantDatabase, Tx } from './db.ts';
import type { Lease, PgClient } from './lease.ts';
import type { StatementResult, Statement } from './pipeline.ts';
import { Pool } from './pool.ts';
import { statement } from './statement.ts';
import { writeValue } from './write-value.ts';

const limits = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 10_000, lock_timeout: 8_000 };

const graceMs = 5_000; // in which the answer to an ended statement arrives

// For commands of operators that look at every record of a realm.
export const hourLong = 3_600_000;

export function openPool(url: string, size: number, statementMs = limits.statement_timeout): Pool {
  const connect = () => {
    const config: pg.ClientConfig & { pipeline: boolean } = {
      ...connectionSettings(url),
      ...limits,
      statement_timeout: statementMs,
      pipeline: true,
    };
    const client: PgClient & Pick<pg.Client, 'setTypeParser'> = new pg.Client(config);
    client.setTypeParser(pg.types.builtins.DATE, (text: string) => text); // calendar days have no time zone; keep yyyy-mm-dd
    const known = {
      columns: new Map(),
      parserOf: (oid: number) => client.getTypeParser(oid),
      write: writeValue,
    };
    return { client, known };
  };
  return new Pool(size, connect, statementMs + graceMs);
}

const begin = statement({ text: 'begin', values: [] });
const commit = statement({ text: 'commit', values: [] });
const rollback = statement({ text: 'rollback', values: [] });
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// The setting is transaction-local, so it never outlives the transaction on a pooled connection.
const setRealm = (realmId: string) =>
  statement({ text: "select set_config('app.realm_id', $1, true)", values: [realmId] });

export const openTenants = (url: string, size: number, statementMs?: number): TenantDatabase =>
  tenantsOn(openPool(url, size, statementMs));

export function tenantsOn(pool: Pool): TenantDatabase {
  return {
    forRealm: (realmId) => tenantDb(pool, realmId),
    outsideRealms: async <T>(query: Sql) => (await pool.once([statement(query)])).rows as T[],
    state: () => pool.state(),
    answers: () => pool.answers(statement({ text: 'select 1', values: [] })),
    close: () => pool.close(),
  };
}

function tenantDb(pool: Pool, realmId: string): Db {
  if (!uuid.test(realmId)) throw new Error('a tenant handle needs a realm id');
  const set = setRealm(realmId);
  return {
    ...questions(realmId, (query) => pool.once([set, query])),
    transaction: (work) => retryOnConflict(() => inTransaction(pool, realmId, set, work)),
  };
}

// One realm on a connection with an open transaction, which has set the realm itself: steps of migrations.
export function realmOn(client: TransactionClient, realmId: string): Tx {
  const tx: Tx = {
    ...questions(realmId, async ({ text, values }) => {
      const { rows, command, rowCount } = await client.query<Record<string, unknown>>(text, [...values]);
      return { rows, tag: `${command} ${rowCount}` };
    }),
    client,
    transaction: (work) => work(tx),
  };
  return tx;
}

const serializationErrors: readonly unknown[] = ['40P01', '40001']; // deadlock detected; serialization failure
const mostStarts = 4;

// On a deadlock or serialization failure PostgreSQL aborts one transaction; we retry it. Transactions must therefore have no effects the
// database cannot roll back.
async function retryOnConflict<T>(start: () => Promise<T>): Promise<T> {
  for (let starts = 1; ; starts++) {
    try {
      return await start();
    } catch (error) {
      if (starts === mostStarts || !serializationErrors.includes((error as { code?: unknown }).code)) throw error;
    }
  }
}

async function inTransaction<T>(pool: Pool, realmId: string, set: Statement, work: (tx: Tx) => Promise<T>): Promise<T> {
  const lease = await pool.take();
  const line = oneAtATime(lease);
  try {
    await lease.run([begin, set]);
    const tx: Tx = {
      ...questions(realmId, (query) => line.run(query)),
      client: lease.client,
      transaction: (inner) => inner(tx),
    };
    const result = await work(tx);
    const { tag } = await line.end(commit);
    if (tag !== 'COMMIT') throw new Error('a statement failed inside this transaction, so it was rolled back');
    pool.give(lease, lease.status === 'I');
    return result;
  } catch (error) {
    if (!lease.isDead && lease.status !== 'I') await line.end(rollback).catch(() => undefined);
    pool.give(lease, lease.status === 'I');
    throw error;
  }
}

// Statements of a transaction run one after another, and none after it ended: by then another caller may own the connection.
function oneAtATime(lease: Lease) {
  let hasEnded = false;
  let last: Promise<unknown> = Promise.resolve();
  const next = (query: Statement): Promise<StatementResult> => {
    const mine = last.then(() => lease.run([query]));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    run: (query: Statement) =>
      hasEnded ? Promise.reject(new Error('the transaction has already ended')) : next(query),
    end: (query: Statement) => {
      hasEnded = true;
      return next(query);
    },
  };
}

function questions(realmId: string, ask: (query: Statement) => Promise<Pick<StatementResult, 'rows' | 'tag'>>) {
  const rows = async <T>(query: Sql) => (await ask(statement(query))).rows as T[];
  const find = async <T>(query: Sql) => {
    const found = await rows<T>(query);
    if (found.length > 1) throw new Error('more than one row where at most one was expected');
    return found[0];
  };
  return {
    realmId,
    many: rows,
    find,
    get: async <T>(query: Sql): Promise<T> => {
      const found = await find<T>(query);
      if (found === undefined) throw new AppError('record.notFound');
      return found;
    },
    run: async (query: Sql) => Number((await ask(statement(query))).tag.split(' ').at(-1)) || 0,
  };
}
