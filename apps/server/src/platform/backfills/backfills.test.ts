import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { openClient, type DatabaseClient } from '../db/connection.ts';
import { sql } from '../db/db.ts';
import { migrate } from '../db/migrations/migrate.ts';
import type { Migration } from '../db/migrations/read-migrations.ts';
import { openTenants } from '../db/tenant-db.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { startWorker, type Worker } from '../jobs/start-worker.ts';
import { backfillJob } from './backfill-job.ts';
import type { Backfill } from './backfill.types.ts';
import { queueBackfills } from './watch-backfills.ts';

const log = pino({ level: 'silent' });
const total = 450;
let database: TestDatabase;
let owner: DatabaseClient;
let jobs: Jobs;
let tenants: ReturnType<typeof openTenants>;
let realmId: string;
let worker: Worker | undefined;

// As a release would do it: a column that an expanding migration added, filled from another one.
const countLetters: Backfill = {
  name: 'letters_of_words',
  async fill(tx, after) {
    const rows = await tx.many<{ id: string }>(sql`
      with batch as (
        select id from word where realm_id = ${tx.realmId} and id > ${Number(after ?? 0)} order by id limit 100 for update)
      update word w set letters = length(w.word), times_filled = times_filled + 1 from batch b where w.id = b.id
      returning w.id::text as id`);
    const reached = Math.max(...rows.map(({ id }) => Number(id)));
    return rows.length === 0 ? undefined : { reached: String(reached), rows: rows.length };
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await openClient(database.ownerUrl);
  realmId = await insertRealm(database.ownerUrl, { path: 'words' });
  await owner.query(`create table word (id serial primary key, realm_id uuid not null, word text not null,
      letters integer, times_filled integer not null default 0);
    grant select, update on word to visawright_worker`);
  await owner.query(`insert into word (realm_id, word) select $1, repeat('a', n) from generate_series(1, $2) n`, [
    realmId,
    total,
  ]);
  jobs = await openJobs(database.workerUrl, log);
  tenants = openTenants(database.workerUrl, 4);
});

afterAll(async () => {
  await worker?.close();
  await jobs.close();
  await tenants.close();
  await owner.end();
  await database.drop();
});

function startOwnWorker(known: readonly Backfill[]): Promise<Worker> {
  const stopping = new AbortController().signal;
  const handlers = { backfill: backfillJob({ tenants, stopping, pauseMs: 5 }, known) };
  return startWorker({ databaseUrl: database.workerUrl, executorId: `w-${randomUUID()}`, log, handlers });
}

const state = async () => {
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
  const { rows } = await owner.query<{ rows: string; finished: boolean }>(
    'select rows_filled as rows, finished_at is not null as finished from backfill',
  );
  return rows[0];
};
const contract = (text: string): Migration => ({ file: '9003_drop.sql', text, sha256: text });
const drop = contract(
  '-- contract after 0280_schema_state.sql\n-- backfilled letters_of_words\nalter table word drop column word',
);

test('a batch that fails leaves nothing, and the next worker goes on behind the last one that was stored', async () => {
  const db = tenants.forRealm(realmId);
  let calls = 0;
  const failing: Backfill = {
    ...countLetters,
    async fill(tx, after) {
      const filled = await countLetters.fill(tx, after);
      if (++calls === 3) throw new Error('the process ends here');
      return filled;
    },
  };
  const run = { jobId: 'x', begin: <T>(work: () => Promise<T>) => work(), own: () => Promise.resolve() };
  await db.run(sql`insert into backfill (realm_id, name) values (${realmId}, ${countLetters.name})`);
  const job = backfillJob({ tenants, stopping: new AbortController().signal, pauseMs: 0 }, [failing]);
  await expect(
    job({ ...run, step: () => Promise.reject(new Error()) }, { realmId, name: countLetters.name }),
  ).rejects.toThrow();
  expect(await state()).toEqual({ rows: '200', finished: false });
  await expect(migrate(database.ownerUrl, [drop])).rejects.toThrow('waits for the backfill letters_of_words');
});

test('two jobs at once fill every row once and say when they are finished; then its contract may run', async () => {
  worker = await startOwnWorker([countLetters]);
  const db = tenants.forRealm(realmId);
  // Two jobs of the same backfill, as when the first was thought lost.
  await queueBackfills(jobs, db, [countLetters], 0);
  await queueBackfills(jobs, db, [countLetters], 3_600_000);
  await queueBackfills(jobs, db, [countLetters], 3_600_000);
  for (const until = Date.now() + 20_000; Date.now() < until && !(await state())?.finished;) await wait(100);
  expect(await state()).toEqual({ rows: String(total), finished: true });
  const { rows } = await owner.query<{ wrong: string }>(
    'select count(*) as wrong from word where letters is distinct from length(word) or times_filled <> 1',
  );
  expect(rows[0]!.wrong).toBe('0');
  expect(await migrate(database.ownerUrl, [drop])).toEqual(['9003_drop.sql']);
}, 40_000);

test('a worker that does not know a backfill does not say that it is finished', async () => {
  const job = backfillJob({ tenants, stopping: new AbortController().signal }, []);
  const run = { jobId: 'x', begin: <T>(work: () => Promise<T>) => work(), own: () => Promise.resolve() };
  await expect(
    job({ ...run, step: () => Promise.reject(new Error()) }, { realmId, name: 'of_a_later_release' }),
  ).rejects.toThrow('does not know');
});
