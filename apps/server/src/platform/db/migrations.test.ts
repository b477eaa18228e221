import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations, type Migration } from './migrations.ts';
import { openClient } from './connection.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

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
