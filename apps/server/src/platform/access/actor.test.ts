import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { openClient } from '../db/connection.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let served: TestApp;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agent', 'admin']);
  await insertRealm(database.ownerUrl, { path: 'other', isDefault: true });
  served = await openTestApp(database);
  token = await realm.token('agent');
});

afterAll(async () => {
  await served?.close();
  await realm?.drop();
  await database?.drop();
});

const profile = (headers: Record<string, string>) =>
  served.app.inject({ url: '/das/v1/user/get-profile', headers: { authorization: `Bearer ${token}`, ...headers } });
const codeOf = async (reply: Awaited<ReturnType<typeof profile>>) => reply.json<{ code: string }>().code;
const asOwner = async (text: string) => {
  const owner = await openClient(database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realm.realmId]);
  await owner.query(text);
  await owner.end();
};

test('identifies a person by a token of their realm', async () => {
  const reply = await profile({ 'realm-client-id': realm.path });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { firstName: 'Asha', lastName: 'agent' }]);
});

test('answers a token of another realm with a mismatch, not a logout', async () => {
  const reply = await profile({ 'realm-client-id': 'other' });
  expect([reply.statusCode, await codeOf(reply)]).toEqual([400, 'tenant_mismatch']);
});

test('uses the default tenant without the header', async () => {
  expect(await codeOf(await profile({}))).toBe('tenant_mismatch');
});

test.each([
  ['signature', () => token.length - 20],
  ['content, under a signature just seen', () => token.indexOf('.') + 40],
])('a changed letter in the %s is 401', async (_, place) => {
  expect((await profile({ 'realm-client-id': realm.path })).statusCode).toBe(200);
  const at = place();
  const broken = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const reply = await profile({ authorization: `Bearer ${broken}`, 'realm-client-id': realm.path });
  expect([reply.statusCode, await codeOf(reply)]).toEqual([401, 'auth.tokenDead']);
});

test('returns 403 for a function outside the role before reading the input', async () => {
  const create = (bearer: string) =>
    served.app.inject({
      method: 'POST',
      url: '/extension/create',
      headers: { authorization: `Bearer ${bearer}`, 'realm-client-id': realm.path },
      payload: { version: 'nonsense' },
    });
  expect((await create(token)).statusCode).toBe(403);
  expect((await create(await realm.token('admin'))).statusCode).toBe(422);
});

test('locks out a suspended person at once and lets them back in afterwards', async () => {
  const here = { 'realm-client-id': realm.path };
  expect((await profile(here)).statusCode).toBe(200);
  await asOwner(`update person set status = 'suspended' where role = 'agent'`);
  await expect.poll(async () => (await profile(here)).statusCode, { timeout: 1_000, interval: 20 }).toBe(401);
  await asOwner(`update person set status = 'active' where role = 'agent'`);
  await expect.poll(async () => (await profile(here)).statusCode, { timeout: 1_000, interval: 20 }).toBe(200);
});

test('rejects a token issued for an earlier role', async () => {
  await asOwner(`update person set role = 'reviewer' where role = 'agent'`);
  const here = { 'realm-client-id': realm.path };
  await expect.poll(async () => (await profile(here)).statusCode, { timeout: 1_000, interval: 20 }).toBe(401);
  await asOwner(`update person set role = 'agent' where role = 'reviewer'`);
});

test('shows realm changes to other processes at once', async () => {
  const url = `/das/v1/realms/kc-realm/${realm.path}`;
  expect((await served.app.inject(url)).json()).toMatchObject({ realmDisplayName: realm.path });
  await asOwner(`update realm set display_name = 'New name' where path = '${realm.path}'`);
  await expect
    .poll(async () => (await served.app.inject(url)).json<{ realmDisplayName: string }>().realmDisplayName, {
      timeout: 1_000,
      interval: 20,
    })
    .toBe('New name');
});
