import type { LoginResult } from '@visawright/contract/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { handlers } from '../handlers.ts';
import { resetCode } from '../mail/reset-code.ts';
import { secretHash } from './secret-hash.ts';
import { giveCode } from '../mail/reset-mail.queries.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';
import { sessionHandlers } from './sessions.routes.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof callsTo>;
let now = 0; // the server's clock, moved by hand

beforeAll(async () => {
  database = await testDatabase();
  realm = await identityRealm(database, ['agent', 'admin']);
  server = await testApp(database, {}, { ...handlers, ...sessionHandlers(() => now) });
  call = callsTo(server.app, realm.path);
});

afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

beforeEach(() => {
  now = Date.now();
});

const forgot = (email: string) => call('forgotPassword', { email });
const reset = (code: string, newPassword: string) =>
  call<{ code?: string; details?: string[] }>('resetPassword', { code, newPassword });
const login = (username: string, password: string) => call<LoginResult>('login', { username, password });

// What the worker does before it writes the mail.
async function codeOf(email: string): Promise<string> {
  const worker = openTenants(database.workerUrl, 1);
  try {
    const db = worker.forRealm(realm.realmId);
    const { uid } = await db.get<{ uid: string }>(sql`
      select r.request_uid as uid from reset_request r join person p on p.realm_id = r.realm_id and p.person_uid = r.person_uid
      where r.realm_id = ${realm.realmId} and p.email = ${email} order by r.requested_at desc limit 1`);
    const code = resetCode(server.parts.keys, realm.realmId, uid);
    expect(await giveCode(db, uid, secretHash(code))).toBe(true);
    return code;
  } finally {
    await worker.close();
  }
}

test('a request for an account nobody has gets the same answer and leaves the same row and job', async () => {
  const known = await forgot(realm.email('admin'));
  const unknown = await forgot(`nobody@${realm.path}.test`);
  expect(known.text).toBe('{"ok":true}');
  expect(unknown.text).toBe(known.text);
  const db = server.parts.tenants.forRealm(realm.realmId);
  const rows = await db.many<{ known: boolean }>(
    sql`select person_uid is not null as known from reset_request where realm_id = ${realm.realmId} order by requested_at`,
  );
  expect(rows).toEqual([{ known: true }, { known: false }]);
});

test('the code sets a new password once, ends open sessions and lets a locked account in', async () => {
  const name = realm.email('agent');
  const open = (await login(name, realm.password)).body.tokens;
  for (let i = 0; i < 6; i++) await login(name, 'Wrong-Word-2026!');
  expect((await login(name, realm.password)).status).toBe(400);

  await forgot(name.toUpperCase());
  const code = await codeOf(name);
  expect((await reset(code, 'weak')).body.details).toContain('length');
  const answers = await Promise.all([reset(code, 'Lantern-Ferry-12!'), reset(code, 'Lantern-Ferry-34!')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const won = answers[0].status === 200 ? 'Lantern-Ferry-12!' : 'Lantern-Ferry-34!';
  expect((await login(name, won)).status).toBe(200);
  expect((await call('refreshToken', { refreshToken: open.refresh_token })).status).toBe(401);
  expect((await reset(code, 'Lantern-Ferry-56!')).body.code).toBe('auth.resetDead');
});

test('a code is dead after half an hour, and an invented one never lived', async () => {
  await forgot(realm.email('admin'));
  const code = await codeOf(realm.email('admin'));
  expect((await reset('x'.repeat(43), 'Lantern-Ferry-12!')).body.code).toBe('auth.resetDead');
  now += 31 * 60_000;
  expect((await reset(code, 'Lantern-Ferry-12!')).body.code).toBe('auth.resetDead');
  now = Date.now();
  expect((await login(realm.email('admin'), realm.password)).status).toBe(200);
});
