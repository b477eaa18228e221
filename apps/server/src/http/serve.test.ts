import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { insertRealm } from '../testing/realms.ts';
import type { Handlers } from './call.ts';

let database: TestDatabase;
let served: TestApp;
let answer: () => unknown;

beforeAll(async () => {
  database = await testDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true });
  await insertRealm(database.ownerUrl, { path: 'sunrise' });
  served = await testApp(database, {}, { ...handlers, logout: async () => answer() as { ok: true } });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

const logout = (headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'POST', url: '/das/v1/auth/logout', payload: { refreshToken: 'x' }, headers });

test('the server does not start with an operation nobody handles', async () => {
  const { logout: _none, ...rest } = handlers;
  await expect(testApp(database, {}, rest as Handlers)).rejects.toThrow('operation logout has no handler');
});

test('fields the contract does not name do not leave', async () => {
  answer = () => ({ ok: true, secret: 'canary' });
  expect((await logout()).body).toBe('{"ok":true}');
});

test('a reply that does not fit is our error, without its values', async () => {
  answer = () => ({ ok: 'canary' });
  const reply = await logout();
  expect([reply.statusCode, reply.json()]).toMatchObject([
    500,
    { code: 'unknown', message: 'Oops! Something went wrong' },
  ]);
  expect(reply.body).not.toContain('canary');
});

test('an error nobody expected leaves as one neutral sentence with the request id', async () => {
  answer = () => {
    throw new Error('canary');
  };
  const reply = await logout();
  expect(Object.keys(reply.json()).sort()).toEqual(['code', 'message', 'requestId']);
  expect(reply.body).not.toContain('canary');
});

test('who loses a race for the same rows is asked to try again, not told of an error', async () => {
  const failWith = (code: string) => () => {
    throw Object.assign(new Error('canary'), { code });
  };
  for (const code of ['40P01', '40001', '55P03', '57014']) {
    answer = failWith(code);
    const reply = await logout();
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'part.unavailable' }]);
    expect(reply.body).not.toContain('canary');
  }
  answer = failWith('23505');
  expect((await logout()).json()).toMatchObject({ code: 'record.versionStale' });
});

test('a public call belongs to the realm its header names, to the default without one, to none with an unknown one', async () => {
  answer = () => ({ ok: true });
  expect((await logout({ 'realm-client-id': 'sunrise' })).statusCode).toBe(200);
  expect((await logout()).statusCode).toBe(200);
  expect((await logout({ 'realm-client-id': 'nowhere' })).json()).toMatchObject({ code: 'realm.unknown' });
});

test('both addresses of the extension calls answer', async () => {
  for (const base of ['/extension', '/das/v1/extension'])
    expect((await served.app.inject(`${base}/check?currentVersion=1.0`)).statusCode).toBe(401);
});
