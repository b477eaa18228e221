import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../platform/db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('several processes that start at once all prepare the database', async () => {
  for (let round = 0; round < 3; round++) {
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => prepareDatabase(database.ownerUrl)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  }
});

// With indexes that are created concurrently: nobody may wait inside a statement.
test('several processes prepare an empty database at once', async () => {
  const name = `vw_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(database.ownerUrl);
  const owner = await openClient(url.href);
  await owner.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const ran = await Promise.all([1, 2, 3].map(() => prepareDatabase(url.href)));
  expect(ran.filter((files) => files.length > 0)).toHaveLength(1);
  await owner.query(`drop database ${name} with (force)`);
  await owner.end();
}, 60_000);
