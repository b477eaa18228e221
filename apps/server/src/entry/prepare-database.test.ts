import { afterAll, beforeAll, expect, test } from 'vitest';
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
