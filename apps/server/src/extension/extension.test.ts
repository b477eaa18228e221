import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof callsTo>;

beforeAll(async () => {
  database = await testDatabase();
  realm = await identityRealm(database, ['admin', 'agent']);
  server = await testApp(database);
  call = callsTo(server.app, realm.path);
});

afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('an extension version is published by an admin once, and asked about by everyone', async () => {
  const admin = bearer(await realm.token('admin'));
  const agent = bearer(await realm.token('agent'));
  const check = async (currentVersion: string) => (await call('extensionCheck', { currentVersion }, agent)).body;
  expect(await check('1.0')).toEqual({ updateAvailable: false, isCritical: false });
  expect((await call('extensionCreate', { version: '1.9' }, agent)).status).toBe(403);
  expect((await call('extensionCreate', { version: '1.9', isCritical: true }, admin)).status).toBe(200);
  expect((await call('extensionCreate', { version: '1.10' }, admin)).status).toBe(200);
  expect((await call('extensionCreate', { version: '1.10.0' }, admin)).status).toBe(409);
  expect(await check('1.8')).toEqual({ updateAvailable: true, isCritical: true });
  expect(await check('1.9')).toEqual({ updateAvailable: true, isCritical: false });
  expect(await check('1.10')).toEqual({ updateAvailable: false, isCritical: false });
});
