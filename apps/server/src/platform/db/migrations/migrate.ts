import { setTimeout as wait } from 'node:timers/promises';
import { openClient, type DatabaseClient } from '../connection.ts';
import { excludeFromStatistics } from '../exclude-from-statistics.ts';
import { readMarks, readMigrations, type Migration } from './read-migrations.ts';
import { splitStatements } from './split-statements.ts';

const lock = 7_203_114; // advisory lock: one runner at a time

// What a file cannot do in SQL, by its name: runs before it, in its transaction.
export type MigrationSteps = Readonly<Record<string, (client: DatabaseClient) => Promise<void>>>;

export interface MigrationLimits {
  readonly lockMs: number; // what waits for a table lock holds up everything behind it
  readonly statementMs: number; // in a transaction, which keeps its locks
  readonly attempts: number;
  readonly pauseMs: number; // before the next attempt, so that calls that waited get through
  readonly say: (line: string) => void;
}

const usualLimits: MigrationLimits = {
  lockMs: 2_000,
  statementMs: 60_000,
  attempts: 60,
  pauseMs: 3_000,
  say: () => undefined,
};
const outsideLockMs = 600_000; // an index that is built concurrently waits for open transactions, and nobody waits behind it

// Forward only. Each file runs in one transaction, or says that it runs outside of one; a file that changed after it ran is an error and
// never runs again.
export async function migrate(
  ownerUrl: string,
  migrations: readonly Migration[] = readMigrations(),
  steps: MigrationSteps = {},
  given: Partial<MigrationLimits> = {},
): Promise<string[]> {
  const limits = { ...usualLimits, ...given };
  const client = await openClient(ownerUrl);
  try {
    await takeLock(client);
    await client.query(`create table if not exists schema_migration
      (file text primary key, sha256 text not null, run_at timestamptz not null default now())`);
    const { rows } = await client.query<Migration>('select file, sha256 from schema_migration');
    const done = new Map(rows.map(({ file, sha256 }) => [file, sha256]));
    const ran: string[] = [];
    for (const migration of migrations) {
      const before = done.get(migration.file);
      if (before === migration.sha256) continue;
      if (before !== undefined) throw new Error(`migration ${migration.file} was changed after it had run`);
      await runFile(client, migration, steps[migration.file], limits);
      ran.push(migration.file);
    }
    await client.query(`set lock_timeout = ${limits.lockMs}`);
    await retryLocked('statistics', limits, () => excludeFromStatistics(client));
    return ran;
  } finally {
    await client.end();
  }
}

// Until the connection ends. Nobody waits inside a statement: an index that is built concurrently waits for every open statement, and so
// would wait for the runner that waits for the lock.
async function takeLock(client: DatabaseClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]!.taken) return;
    await wait(100);
  }
}

type Step = MigrationSteps[string];

async function runFile(
  client: DatabaseClient,
  migration: Migration,
  step: Step | undefined,
  limits: MigrationLimits,
): Promise<void> {
  const { file, text } = migration;
  const { isOutsideTransaction, backfilled } = readMarks(text);
  if (backfilled !== undefined) await requireBackfilled(client, file, backfilled);
  if (isOutsideTransaction) {
    await client.query(`set lock_timeout = ${outsideLockMs}; set statement_timeout = 0`);
    for (const statement of splitStatements(text))
      await retryLocked(file, limits, () => runRepeatable(client, statement));
    await client.query('reset lock_timeout; reset statement_timeout');
    await record(client, migration);
  } else await retryLocked(file, limits, () => runInTransaction(client, migration, step, limits));
}

async function runInTransaction(
  client: DatabaseClient,
  migration: Migration,
  step: Step | undefined,
  { lockMs, statementMs }: MigrationLimits,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`);
    await step?.(client);
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

// Programs that do not know the file that a contract names cannot run on this database any more.
async function record(client: DatabaseClient, { file, sha256, text }: Migration): Promise<void> {
  await client.query('insert into schema_migration (file, sha256) values ($1, $2)', [file, sha256]);
  const { contractAfter } = readMarks(text);
  if (contractAfter !== undefined)
    await client.query('update schema_migration set requires = $2 where file = $1', [file, contractAfter]);
}

// A run that broke off leaves an invalid index, which `if not exists` would take for the real one.
async function runRepeatable(client: DatabaseClient, statement: string): Promise<void> {
  const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i.exec(statement)?.[1];
  if (index !== undefined) {
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relname = $1 and not i.indisvalid and pg_table_is_visible(c.oid)`,
      [index.toLowerCase()],
    );
    for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
  }
  await client.query(statement);
}

async function requireBackfilled(client: DatabaseClient, file: string, name: string): Promise<void> {
  const { rows: realms } = await client.query<{ realm_id: string }>('select realm_id from realm');
  for (const { realm_id } of realms) {
    await client.query('begin');
    await client.query(`select set_config('app.realm_id', $1, true)`, [realm_id]);
    const { rows } = await client.query<{ finished_at: Date | null }>(
      'select finished_at from backfill where realm_id = $1 and name = $2',
      [realm_id, name],
    );
    await client.query('commit');
    if (!rows[0]?.finished_at)
      throw new Error(
        `migration ${file} waits for the backfill ${name}: let the workers of this release finish it first`,
      );
  }
}

const lockFailures: readonly unknown[] = ['55P03', '40P01']; // waited too long for a lock, deadlock
const tooSlow = '57014';

async function retryLocked(file: string, { attempts, pauseMs, say }: MigrationLimits, work: () => Promise<void>) {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === tooSlow)
        throw new Error(`migration ${file}: a statement took too long, and was undone. Move its work to a backfill`, {
          cause: error,
        });
      if (!lockFailures.includes(code) || attempt === attempts) throw error;
      say(`${file} did not get its lock (attempt ${attempt} of ${attempts}); trying again`);
      await wait(pauseMs);
    }
}
