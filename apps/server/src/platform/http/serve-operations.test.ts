import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../../entry/handlers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import type { Handlers } from './call.ts';

let database: TestDatabase;
let served: TestApp;
let answer: () => unknown;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true });
  await insertRealm(database.ownerUrl, { path: 'sunrise' });
  served = await openTestApp(database, {}, { ...handlers, logout: async () => answer() as { ok: true } });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

const logout = (headers: Record<string, string> = {}) =>
  served.app.inject({ method: 'POST', url: '/das/v1/auth/logout', payload: { refreshToken: 'x' }, headers });

test('refuses to start with an unhandled operation', async () => {
  const { logout: _none, ...rest } = handlers;
  await expect(openTestApp(database, {}, rest as Handlers)).rejects.toThrow('operation logout has no handler');
});

test('drops reply fields the contract does not name', async () => {
  answer = () => ({ ok: true, secret: 'canary' });
  expect((await logout()).body).toBe('{"ok":true}');
});

test('turns an invalid reply into a server error without its values', async () => {
  answer = () => ({ ok: 'canary' });
  const reply = await logout();
  expect([reply.statusCode, reply.json()]).toMatchObject([
    500,
    { code: 'unknown', message: 'Oops! Something went wrong' },
  ]);
  expect(reply.body).not.toContain('canary');
});

test('answers an unexpected error with a neutral message and the request id', async () => {
  answer = () => {
    throw new Error('canary');
  };
  const reply = await logout();
  expect(Object.keys(reply.json()).sort()).toEqual(['code', 'message', 'requestId']);
  expect(reply.body).not.toContain('canary');
});

test('asks the loser of a race for rows to try again', async () => {
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

test('resolves the realm of a public call from its header, falling back to the default', async () => {
  answer = () => ({ ok: true });
  expect((await logout({ 'realm-client-id': 'sunrise' })).statusCode).toBe(200);
  expect((await logout()).statusCode).toBe(200);
  expect((await logout({ 'realm-client-id': 'nowhere' })).json()).toMatchObject({ code: 'realm.unknown' });
});

test('serves the extension calls at both paths', async () => {
  for (const base of ['/extension', '/das/v1/extension'])
    expect((await served.app.inject(`${base}/check?currentVersion=1.0`)).statusCode).toBe(401);
});
