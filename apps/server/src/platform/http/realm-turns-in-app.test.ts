import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Profile } from '@visawright/contract/identity/user.ts';
import { handlers } from '../../entry/handlers.ts';
import { createIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let realms: { readonly realm: IdentityRealm; readonly token: string }[];
let served: TestApp;
let started: string[]; // the realm of each profile that is being answered
let release: () => void;
let released: Promise<void>;

const line = 200;

beforeAll(async () => {
  database = await createTestDatabase();
  realms = [];
  for (let n = 0; n < 2; n++) {
    const realm = await createIdentityRealm(database, ['agency']);
    realms.push({ realm, token: await realm.token('agency') });
  }
  const { getProfile } = handlers;
  served = await openTestApp(
    database,
    { REALM_CALLS_AT_ONCE: '1' },
    {
      ...handlers,
      async getProfile(call, input): Promise<Profile> {
        started.push(call.realm.path);
        await released;
        return getProfile(call, input);
      },
    },
  );
});

afterAll(async () => {
  await served?.close();
  for (const { realm } of realms) await realm.drop();
  await database?.drop();
});

beforeEach(() => {
  started = [];
  released = new Promise((resolve) => (release = resolve));
});

const profile = (n: number, token = realms[n]!.token) =>
  served.app.inject({
    url: '/das/v1/user/get-profile',
    headers: { authorization: `Bearer ${token}`, 'realm-client-id': realms[n]!.realm.path },
  });
const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 10_000 }).toBe(true);

test('a realm that floods waits and is refused with a time to come again; the other is served at once', async () => {
  release();
  for (const n of [0, 1]) expect((await profile(n)).statusCode).toBe(200); // both are known from now on
  released = new Promise((resolve) => (release = resolve));
  started = [];
  const quiet: ReturnType<typeof profile>[] = [];
  const flood = Array.from({ length: 300 }, (_each, n) => {
    if (n % 20 === 0) quiet.push(profile(0)); // on a busy machine this takes longer than a realm counts as calling
    return profile(1, n === 299 ? 'of nobody' : undefined);
  });
  await until(() => started.includes(realms[0]!.realm.path));
  const last = await flood.at(-1)!;
  expect([last.statusCode, last.json()]).toMatchObject([429, { code: 'quota.busy' }]); // before the token is looked at
  expect(Number(last.headers['retry-after'])).toBeGreaterThanOrEqual(1);

  release();
  for (const reply of await Promise.all(quiet)) expect(reply.statusCode).toBe(200);
  const answered = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(new Set(answered)).toEqual(new Set([200, 429]));
  expect(answered.filter((status) => status === 200).length).toBeGreaterThanOrEqual(line);
});

test('a call that fails gives its turn back', async () => {
  release();
  for (let n = 0; n < 20; n++) expect((await profile(1, 'of nobody')).statusCode).toBe(401);
  const all = await Promise.all(Array.from({ length: 20 }, (_each, n) => profile(n % 2)));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
});
