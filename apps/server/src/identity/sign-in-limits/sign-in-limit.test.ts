import { afterAll, beforeAll, expect, test } from 'vitest';
import { PartUnavailable } from '../../platform/errors/part-unavailable.ts';
import type { Sql } from '../../platform/db/db.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashAccountName } from './sign-in-attempts.ts';
import { takeSignInAttempt } from './sign-in-limit.ts';

let database: TestDatabase;
let served: TestApp;
let realmId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  realmId = await insertRealm(database.ownerUrl, { path: 'limits' });
  served = await openTestApp(database);
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

// Attempts from a network of the owner's; `outage` breaks the connection before or after a statement was done.
function attempts(email: string, intervalMs = 1) {
  const db = served.parts.tenants.forRealm(realmId);
  const state: { outage?: 'before' | 'after' | undefined } = {};
  const run = async (query: Sql) => {
    if (state.outage === 'before') throw new PartUnavailable('postgresql');
    const count = await db.run(query);
    if (state.outage === 'after') throw new PartUnavailable('postgresql');
    return count;
  };
  const call = { parts: served.parts, db: { ...db, run } } as unknown as PublicCall;
  const account = hashAccountName(served.parts.keys, realmId, email);
  let now = Date.now();
  return { state, take: () => takeSignInAttempt(call, account, { kind: 'network' }, (now += intervalMs)) };
}

test('attempts that could not be given back during an outage are given back after it', async () => {
  const { state, take } = attempts('asha@example.com');
  const taken = [await take(), await take(), await take(), await take()];
  expect(await take()).toBeUndefined();
  state.outage = 'before';
  await Promise.all(taken.map((attempt) => attempt!.giveBack())); // who knows the password is let in
  state.outage = undefined;
  await expect.poll(take, { timeout: 15_000 }).toBeDefined();
});

test('attempts of one millisecond: what is refused or given back frees no other', async () => {
  const { take } = attempts('ravi@example.com', 0);
  const first = await take();
  const others = await Promise.all(Array.from({ length: 9 }, take));
  expect(others.filter((attempt) => attempt !== undefined)).toHaveLength(3);
  expect(await take()).toBeUndefined();
  await first!.giveBack();
  expect(await take()).toBeDefined();
  expect(await take()).toBeUndefined();
});

test('an attempt whose answer was lost counts: nobody knows whether it was taken', async () => {
  const { state, take } = attempts('meera@example.com');
  state.outage = 'after';
  for (let n = 0; n < 4; n++) await expect(take()).rejects.toThrow(PartUnavailable);
  state.outage = undefined;
  expect(await take()).toBeUndefined();
});
