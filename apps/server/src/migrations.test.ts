import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations, type Migration } from './migrations.ts';
import { openClient } from './access/tenant-db.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database?.drop());

const file = (name: string, text: string): Migration => ({ file: name, text, sha256: text });

test('what has run does not run again', async () => {
  expect(await migrate(database.ownerUrl)).toEqual([]);
});

test('two runners at once run a file once', async () => {
  const more = [...readMigrations(), file('9001_more.sql', 'create table more (id integer)')];
  const ran = await Promise.all([migrate(database.ownerUrl, more), migrate(database.ownerUrl, more)]);
  expect(ran.flat()).toEqual(['9001_more.sql']);
});

test('a file that changed after it had run is refused', async () => {
  const changed = readMigrations().map((each, at) => (at === 0 ? { ...each, sha256: 'other' } : each));
  await expect(migrate(database.ownerUrl, changed)).rejects.toThrow('0001_realms.sql was changed');
});

test('a file that fails leaves nothing of itself', async () => {
  const broken = file('9002_broken.sql', 'create table half (id integer); select 1 / 0');
  await expect(migrate(database.ownerUrl, [broken])).rejects.toThrow('division by zero');
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query(`select to_regclass('half') as half`);
  await owner.end();
  expect(rows).toEqual([{ half: null }]);
});
