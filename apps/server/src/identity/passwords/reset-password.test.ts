import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { handlers } from '../../entry/handlers.ts';
import { resetCode } from './reset-code.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { issueResetCode } from './reset-mail.queries.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';
import { signInHandlersAt } from '../sign-in/sign-in.routes.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof createCaller>;
let now = 0; // the server's clock, set by the tests

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agent', 'admin', 'reviewer']);
  server = await openTestApp(database, {}, { ...handlers, ...signInHandlersAt(() => now) });
  call = createCaller(server.app, realm.path);
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

// The worker's step before it sends the mail.
async function codeOf(email: string): Promise<string> {
  const worker = openTenants(database.workerUrl, 1);
  try {
    const db = worker.forRealm(realm.realmId);
    const { uid } = await db.get<{ uid: string }>(sql`
      select r.request_uid as uid from reset_request r join person p on p.realm_id = r.realm_id and p.person_uid = r.person_uid
      where r.realm_id = ${realm.realmId} and p.email = ${email} order by r.requested_at desc limit 1`);
    const code = resetCode(server.parts.keys, realm.realmId, uid);
    expect(await issueResetCode(db, uid, secretHash(code))).toBe(true);
    return code;
  } finally {
    await worker.close();
  }
}

test('answers requests for unknown accounts alike, with the same row and job', async () => {
  const known = await forgot(realm.email('admin'));
  const unknown = await forgot(`nobody@${realm.domain}`);
  expect(known.text).toBe('{"ok":true}');
  expect(unknown.text).toBe(known.text);
  const db = server.parts.tenants.forRealm(realm.realmId);
  const rows = await db.many<{ known: boolean }>(
    sql`select person_uid is not null as known from reset_request where realm_id = ${realm.realmId} order by requested_at`,
  );
  expect(rows).toEqual([{ known: true }, { known: false }]);
});

test('sets a new password once, ends open sessions and unlocks the account', async () => {
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

test('leaves the second factor in place: the new password alone does not sign in', async () => {
  const name = realm.email('reviewer');
  const bearer = { authorization: `Bearer ${await realm.token('reviewer')}` };
  const { secret } = (await call<{ secret: string }>('startSecondFactor', undefined, bearer)).body;
  const code = codeAt(secret, stepAt(Date.now()) - 1);
  expect((await call('confirmSecondFactor', { code }, bearer)).status).toBe(200);

  await forgot(name);
  expect((await reset(await codeOf(name), 'Lantern-Ferry-78!')).status).toBe(200);
  const answer = await login(name, 'Lantern-Ferry-78!');
  expect(answer).toMatchObject({ status: 409, body: { code: 'auth.codeRequired' } });
  expect(answer.text).not.toContain('access_token');
});

test('rejects expired and invented codes', async () => {
  await forgot(realm.email('admin'));
  const code = await codeOf(realm.email('admin'));
  expect((await reset('x'.repeat(43), 'Lantern-Ferry-12!')).body.code).toBe('auth.resetDead');
  now += 31 * 60_000;
  expect((await reset(code, 'Lantern-Ferry-12!')).body.code).toBe('auth.resetDead');
  now = Date.now();
  expect((await login(realm.email('admin'), realm.password)).status).toBe(200);
});
