import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openClient, type DatabaseClient } from '../connection.ts';
import { migrate } from './migrate.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database?.drop());

const file = (name: string, text: string): Migration => ({ file: name, text, sha256: text });

test('does not run a migration again', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([]);
});

test('runs a file once with two concurrent runners', async () => {
  const more = [...readMigrations(), file('9001_more.sql', 'create table more (id integer)')];
  const ran = await Promise.all([migrate(database.ownerUrl, more), migrate(database.ownerUrl, more)]);
  expect(ran.flat()).toEqual(['9001_more.sql']);
});

test('orders files by number, in whichever folder they are', () => {
  const numbers = readMigrations().map(({ file: name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(numbers).toContain(160);
});

test('rejects a file that changed after it ran', async () => {
  const changed = readMigrations().map((each, at) => (at === 0 ? { ...each, sha256: 'other' } : each));
  await expect(migrate(database.ownerUrl, changed)).rejects.toThrow('0001_platform.sql was changed');
});

test('rolls back a failing file', async () => {
  const broken = file('9002_broken.sql', 'create table half (id integer); select 1 / 0');
  await expect(migrate(database.ownerUrl, [broken])).rejects.toThrow('division by zero');
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query(`select to_regclass('half') as half`);
  await owner.end();
  expect(rows).toEqual([{ half: null }]);
});

async function asOwner<T>(work: (owner: DatabaseClient) => Promise<T>): Promise<T> {
  const owner = await openClient(database.ownerUrl);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
const quick = { lockMs: 100, pauseMs: 20, attempts: 100 };

test('a file waits for a lock only briefly, lets others through and tries again', async () => {
  await asOwner((owner) => owner.query('create table busy (id integer)'));
  const printed: string[] = [];
  const holder = await openClient(database.ownerUrl);
  await holder.query('begin; lock table busy in access share mode');
  const done = migrate(
    database.ownerUrl,
    [file('9003_busy.sql', 'alter table busy add column more text')],
    {},
    {
      ...quick,
      say: (line) => printed.push(line),
    },
  );
  await expect.poll(() => printed.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(printed[0]).toMatch(/^9003_busy.sql did not get its lock/);
  await asOwner((owner) => owner.query('select from busy')); // not behind the migration for long
  await holder.query('commit');
  await holder.end();
  expect(await done).toEqual(['9003_busy.sql']);
});

test('a file that never gets its lock leaves nothing and says why', async () => {
  const holder = await openClient(database.ownerUrl);
  await holder.query('begin; lock table busy in access share mode');
  const limits = { lockMs: 50, pauseMs: 1, attempts: 2 };
  const text = 'create table beside (id integer); alter table busy add column never text';
  await expect(migrate(database.ownerUrl, [file('9004_never.sql', text)], {}, limits)).rejects.toThrow('lock timeout');
  await holder.end();
  const { rows } = await asOwner((owner) => owner.query(`select to_regclass('beside') as beside`));
  expect(rows).toEqual([{ beside: null }]);
});

test('a statement that takes too long is undone and not tried again', async () => {
  const slow = file('9005_slow.sql', 'create table late (id integer); select pg_sleep(5)');
  await expect(migrate(database.ownerUrl, [slow], {}, { ...quick, statementMs: 100 })).rejects.toThrow(
    '9005_slow.sql: a statement took too long',
  );
});

test('an index that a broken run left invalid is built again, while rows are written', async () => {
  const index = file(
    '9006_index.sql',
    '-- outside a transaction\ncreate unique index concurrently if not exists once_id on once (id); -- one\n',
  );
  await asOwner((owner) => owner.query('create table once (id integer); insert into once values (1), (1)'));
  await expect(migrate(database.ownerUrl, [index])).rejects.toThrow('could not create unique index');
  const invalid = () =>
    asOwner((owner) => owner.query(`select indisvalid as valid from pg_index where indexrelid = 'once_id'::regclass`));
  expect((await invalid()).rows).toEqual([{ valid: false }]);
  await asOwner((owner) => owner.query('delete from once; insert into once values (1), (2)'));
  expect(await migrate(database.ownerUrl, [index])).toEqual(['9006_index.sql']);
  expect((await invalid()).rows).toEqual([{ valid: true }]);
  expect(await migrate(database.ownerUrl, [index])).toEqual([]);
});

test('two runners with an index that is built concurrently do not wait for each other', async () => {
  const index = file(
    '9007_index.sql',
    '-- outside a transaction\ncreate index concurrently if not exists twice on once (id)',
  );
  const ran = await Promise.all([migrate(database.ownerUrl, [index]), migrate(database.ownerUrl, [index])]);
  expect(ran.flat()).toEqual(['9007_index.sql']);
});
