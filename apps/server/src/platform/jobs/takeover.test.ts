import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient, type DatabaseClient } from '../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTakeover } from './takeover.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let owner: DatabaseClient;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await openClient(database.ownerUrl);
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

const watcher = (executorId: string, graceMs = 0) =>
  startTakeover({ databaseUrl: database.workerUrl, executorId, log, lookEveryMs: 30, graceMs });
const running = (executorId: string) =>
  owner.query(
    `insert into dbos.workflow_status (workflow_uuid, status, name, executor_id) values ($1, 'PENDING', 'any', $1)`,
    [executorId],
  );
const advisoryLocks = `select pid from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const recovered = (found: string[]) => async (deadId: string) => {
  found.push(deadId);
  return (await owner.query('delete from dbos.workflow_status where executor_id = $1', [deadId])).rowCount!;
};

test('leaves jobs of a live worker alone and takes them over soon after it dies', async () => {
  const found: string[] = [];
  const [here, there] = [watcher('here'), watcher('there')];
  await Promise.all([here.held, there.held]);
  await running('there');
  here.watch({ recover: recovered(found), isRunning: () => true });
  await wait(300);
  expect(found).toEqual([]);
  await there.close();
  await expect.poll(() => found, { timeout: 2000 }).toEqual(['there']);
  await here.close();
});

test('lets a worker whose connection was cut retake its lock without being declared dead', async () => {
  const found: string[] = [];
  const [here, there] = [watcher('here'), watcher('there')];
  await Promise.all([here.held, there.held]);
  const before = await owner.query(advisoryLocks);
  expect(before.rowCount).toBe(2);
  await owner.query(`select pg_terminate_backend(pid) from (${advisoryLocks}) l`).catch(() => undefined);
  await expect.poll(async () => (await owner.query(advisoryLocks)).rowCount, { timeout: 3000 }).toBe(2);
  await running('there');
  here.watch({ recover: recovered(found), isRunning: () => true });
  await wait(200);
  expect(found).toEqual([]);
  await owner.query('delete from dbos.workflow_status');
  await Promise.all([here.close(), there.close()]);
});

test('declares no worker dead right after a database restart', async () => {
  const found: string[] = [];
  const patient = watcher('patient', 1_000_000_000);
  await patient.held;
  await running('long gone');
  patient.watch({ recover: recovered(found), isRunning: () => true });
  await wait(200);
  expect(found).toEqual([]);
  const locks = await owner.query(advisoryLocks);
  expect(locks.rowCount).toBe(1); // looking takes no other worker's lock
  await patient.close();
});

test('lets only one worker take over a dead worker', async () => {
  await owner.query('delete from dbos.workflow_status');
  let taken = 0;
  const take = recovered([]);
  const many = ['one', 'two', 'three'].map((id) => watcher(id));
  await Promise.all(many.map((each) => each.held));
  await running('dead');
  for (const each of many)
    each.watch({
      isRunning: () => true,
      async recover(deadId) {
        const jobs = await take(deadId);
        taken += jobs;
        return jobs;
      },
    });
  await wait(300);
  expect(taken).toBe(1);
  await Promise.all(many.map((each) => each.close()));
});
