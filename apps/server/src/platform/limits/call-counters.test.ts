import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { operations } from '@visawright/contract/operations/index.ts';
import { fileKeyStore } from '../crypto/key-store.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openCallCounters, type OpenCallCounters } from './call-counters.ts';

let database: TestDatabase;
let copies: OpenCallCounters[];
let apps: TestApp[];

beforeAll(async () => {
  database = await createTestDatabase();
  const keys = fileKeyStore(process.env.ROOT_KEY_FILE!);
  copies = [openCallCounters(database.resolverUrl, keys), openCallCounters(database.resolverUrl, keys)];
  apps = [await openTestApp(database), await openTestApp(database)];
}, 60_000);

afterAll(async () => {
  for (const each of [...apps, ...copies]) await each.close();
  await database.drop();
});

test('two copies count together, each name for itself, also when all calls arrive at once', async () => {
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_call, at) => copies[at % 2]!.count('asha', 30, 60_000)),
  );
  expect(counted.filter(({ calls }) => calls <= 30)).toHaveLength(30);
  expect((await copies[0]!.count('asha', 30, 60_000)).calls).toBeGreaterThan(30);
  expect((await copies[1]!.count('ravi', 30, 60_000)).calls).toBe(1);
});

test('a new window begins when the old one has ended, and ended counters are swept', async () => {
  await copies[0]!.count('short', 1, 300);
  expect((await copies[1]!.count('short', 1, 300)).calls).toBe(2);
  await wait(350);
  expect((await copies[1]!.count('short', 1, 300)).calls).toBe(1);
  await wait(350);
  expect(await copies[0]!.sweep()).toBeGreaterThan(0);
});

test('a limited address is refused by a second copy of the server after the first one used it up', async () => {
  const { max } = operations.realmByHost.limit!;
  const { method, path } = addresses.realmByHost;
  const ask = async (copy: number) =>
    (await apps[copy]!.app.inject({ method, url: path, payload: { maskedUrl: 'https://unknown.test' } })).statusCode;
  const first = await Promise.all(Array.from({ length: max }, () => ask(0)));
  expect(first.filter((status) => status === 429)).toHaveLength(0);
  expect(await ask(1)).toBe(429);
  expect(await ask(0)).toBe(429);
});
