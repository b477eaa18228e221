import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTenants } from '../db/tenant-db.ts';
import type { TenantDatabase } from '../db/db.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { openClient, type DatabaseClient } from '../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StaleRun, type Run } from './engine.types.ts';
import { openJobs } from './jobs.ts';
import type { JobInputs, Jobs } from './jobs.types.ts';
import { startWorker, type Worker } from './start-worker.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let tenants: TenantDatabase;
let jobs: Jobs;
let owner: DatabaseClient;
let worker: Worker;
let realmId: string;
let otherRealmId: string;
let handle: (run: Run, input: JobInputs['resetMail']) => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  [realmId, otherRealmId] = await Promise.all([
    insertRealm(database.ownerUrl, { path: 'one' }),
    insertRealm(database.ownerUrl, { path: 'two' }),
  ]);
  tenants = openTenants(database.apiUrl, 3);
  jobs = await openJobs(database.apiUrl, log);
  owner = await openClient(database.ownerUrl);
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'tested worker',
    log,
    handlers: { resetMail: (run, input) => handle(run, input) },
  });
});

afterAll(async () => {
  await worker.close();
  await Promise.all([jobs.close(), tenants.close(), owner.end()]);
  await database.drop();
});

const enqueue = (realm: string, requestUid: string) =>
  tenants
    .forRealm(realm)
    .transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, { realmId: realm, requestUid }));
const statusOf = async (requestUid: string): Promise<string | undefined> => {
  const found = 'select status from dbos.workflow_status where workflow_uuid = $1';
  return (await owner.query<{ status: string }>(found, [`resetMail:${requestUid}`])).rows[0]?.status;
};

test('runs a job queued twice under one key once', async () => {
  const seen: string[] = [];
  handle = async (run, input) => run.step('see', async () => void seen.push(input.requestUid));
  const requestUid = randomUUID();
  await enqueue(realmId, requestUid);
  await enqueue(realmId, requestUid);
  await expect.poll(() => statusOf(requestUid), { timeout: 5000 }).toBe('SUCCESS');
  await enqueue(realmId, requestUid);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(seen).toEqual([requestUid]);
});

test('does not queue a job of a rolled-back transaction', async () => {
  const requestUid = randomUUID();
  const fails = tenants.forRealm(realmId).transaction(async (tx) => {
    await jobs.enqueue(tx, 'resetMail', requestUid, { realmId, requestUid });
    throw new Error('changed my mind');
  });
  await expect(fails).rejects.toThrow('changed my mind');
  expect(await statusOf(requestUid)).toBeUndefined();
});

test('rejects a job for another realm or with anything but ids', async () => {
  const requestUid = randomUUID();
  const db = tenants.forRealm(realmId);
  await expect(
    db.transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, { realmId: otherRealmId, requestUid })),
  ).rejects.toThrow('belongs to the realm');
  const personal = { realmId, requestUid, email: 'someone@example.test' };
  await expect(db.transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, personal))).rejects.toThrow(
    'Unrecognized key',
  );
});

test('retries a failing step and keeps its message, with any personal data, from the engine', async () => {
  let tries = 0;
  handle = async (run) => {
    await run.step(
      'mail',
      async () => {
        tries++;
        throw Object.assign(new Error('550 no such person: someone@example.test'), { code: 'EENVELOPE' });
      },
      { attempts: 2, firstWaitSeconds: 0.01 },
    );
  };
  const requestUid = randomUUID();
  await enqueue(realmId, requestUid);
  await expect.poll(() => statusOf(requestUid), { timeout: 5000 }).toBe('ERROR');
  expect(tries).toBe(2);
  const stored = await owner.query(
    'select (select json_agg(o) from dbos.operation_outputs o)::text || (select json_agg(w) from dbos.workflow_output w)::text as all',
  );
  expect(stored.rows[0].all).toContain('EENVELOPE');
  expect(stored.rows[0].all).not.toContain('someone@example.test');
});

test('stops a run that was taken over from writing', async () => {
  const refused: unknown[] = [];
  handle = async (run) => {
    await owner.query('update dbos.workflow_status set owner_xid = $1 where workflow_uuid = $2', ['other', run.jobId]);
    await run.own(owner).catch((error: unknown) => refused.push(error));
  };
  const requestUid = randomUUID();
  await enqueue(realmId, requestUid);
  await expect.poll(() => refused.length, { timeout: 5000 }).toBe(1);
  expect(refused[0]).toBeInstanceOf(StaleRun);
  expect(await statusOf(requestUid)).toBe('PENDING');
  await owner.query('delete from dbos.workflow_status where workflow_uuid = $1', [`resetMail:${requestUid}`]);
});

test('leaves a slot for other realms when one has many jobs', async () => {
  const gate = Promise.withResolvers<void>();
  const running: string[] = [];
  handle = async (_run, input) => {
    running.push(input.realmId);
    await gate.promise;
  };
  const many = Array.from({ length: 20 }, () => randomUUID());
  for (const requestUid of many) await enqueue(realmId, requestUid);
  await expect.poll(() => running.length, { timeout: 5000 }).toBe(7);
  const single = randomUUID();
  await enqueue(otherRealmId, single);
  await expect.poll(() => running.includes(otherRealmId), { timeout: 5000 }).toBe(true);
  expect(running.filter((realm) => realm === realmId)).toHaveLength(7);
  gate.resolve();
  await expect.poll(() => statusOf(many.at(-1)!), { timeout: 10_000 }).toBe('SUCCESS');
});

test('releases and completes a job the worker owns but does not run', async () => {
  const seen: string[] = [];
  handle = async (run) => void seen.push(run.jobId);
  const requestUid = randomUUID();
  await enqueue(realmId, requestUid);
  await expect.poll(() => seen.length, { timeout: 5000 }).toBe(1);
  await expect.poll(() => statusOf(requestUid), { timeout: 5000 }).toBe('SUCCESS');
  await owner.query(
    `update dbos.workflow_status set status = 'PENDING', owner_xid = 'lost', started_at_epoch_ms = 1 where workflow_uuid = $1`,
    [`resetMail:${requestUid}`],
  );
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(2);
  await expect.poll(() => statusOf(requestUid), { timeout: 5000 }).toBe('SUCCESS');
});

test('deletes finished jobs only when they are old enough', async () => {
  const before = await owner.query("select count(*)::int n from dbos.workflow_status where status = 'SUCCESS'");
  expect(await worker.engine.deleteFinished(new Date(Date.now() - 60_000), 500)).toBe(0);
  const deleted = await worker.engine.deleteFinished(new Date(Date.now() + 60_000), 500);
  expect(deleted).toBeGreaterThanOrEqual(before.rows[0].n);
  expect((await owner.query('select from dbos.workflow_status')).rowCount).toBe(0);
});

test('lets the API role only add to a queue', async () => {
  const api = await openClient(database.apiUrl);
  for (const forbidden of [
    'select inputs from dbos.workflow_input',
    'select output from dbos.workflow_output',
    "update dbos.workflow_status set status = 'CANCELLED'",
    'delete from dbos.workflow_status',
    'create table dbos.mine (n int)',
  ])
    await expect(api.query(forbidden), forbidden).rejects.toThrow('permission denied');
  await api.end();
});
