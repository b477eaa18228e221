import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { ensurePerson } from '../people/ensure-person.ts';
import { openOperator } from '../../platform/provisioning/operator.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { hashAccountName, takeAttempt } from '../sign-in-limits/sign-in-attempts.ts';

const { database, realm, server, call, close } = await openIdentityServer([
  'agent',
  'admin',
  'reviewer',
  'agency',
  'applicant',
  'distributor',
]);
afterAll(close);
const start = 'Start-Word-2026!';

beforeAll(async () => {
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const db = operator.tenants.forRealm(realm.realmId);
  for (const email of [`newcomer@${realm.domain}`, `second@${realm.domain}`]) {
    const person = { firstName: 'New', lastName: 'Comer', role: 'agent', country: null } as const;
    await ensurePerson(operator, db, realm.path, { ...person, email, password: start, mustChange: true });
  }
  await db.run(sql`update person set status = 'suspended' where realm_id = ${realm.realmId} and role = 'agency'`);
  await operator.tenants.close();
});

const login = (username: string, password: string, newPassword?: string, headers = {}) =>
  call<LoginResult & { code?: string; message?: string; details?: string[] }>(
    'login',
    { username, password, ...(newPassword === undefined ? {} : { newPassword }) },
    headers,
  );

test('lets concurrent sign-ins of one account all succeed', async () => {
  const together = await Promise.all([1, 2, 3].map(() => login(realm.email('agent'), realm.password)));
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('returns tokens, token id and role for the correct password', async () => {
  const { status, body } = await login(realm.email('agent'), realm.password);
  expect(status).toBe(200);
  expect(body.userData.role).toEqual(['agent']);
  const claims = JSON.parse(Buffer.from(body.tokens.access_token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    aud: string[];
  };
  expect(body.userData.id).toBe(claims.sub);
  expect(claims.aud).toContain('visawright-api');
  expect(body.tokens.expires_in).toBeGreaterThan(290);
  // A second may pass between the identity provider's clock and its reply.
  expect(body.tokens.refresh_expires_in).toBeGreaterThan(1_790);
  expect(body.tokens.refresh_expires_in).toBeLessThanOrEqual(1_800);
  expect(body.tokens.refresh_token).not.toContain(body.tokens.access_token.slice(0, 20));
});

test('ignores case in the user name', async () => {
  expect((await login(realm.email('agent').toUpperCase(), realm.password)).status).toBe(200);
});

test('answers wrong, unknown, suspended and locked accounts alike, in the same time', async () => {
  const locked = realm.email('reviewer');
  for (let i = 0; i < 5; i++) await login(locked, 'Wrong-Word-2026!');
  const began: number[] = [];
  const took: number[] = [];
  const tries: [string, string][] = [
    [realm.email('admin'), 'Wrong-Word-2026!'],
    [`nobody@${realm.domain}`, 'Wrong-Word-2026!'],
    [realm.email('agency'), realm.password],
    [locked, realm.password],
  ];
  const answers = [];
  for (const [name, word] of tries) {
    began.push(performance.now());
    answers.push(await login(name, word));
    took.push(performance.now() - began.at(-1)!);
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]!.body.code).toBe('auth.failed');
  for (const ms of took) expect(ms).toBeGreaterThan(690);
});

test('evaluates only so many concurrent guesses, then rejects even the correct password', async () => {
  const name = realm.email('distributor');
  const db = server.parts.tenants.forRealm(realm.realmId);
  const account = hashAccountName(server.parts.keys, realm.realmId, name);
  const taken = await Promise.all(Array.from({ length: 14 }, () => takeAttempt(db, account, Date.now(), 6)));
  expect(taken.filter(Boolean)).toHaveLength(6);
  const right = await login(name, realm.password);
  const unknown = await login(`nobody@${realm.domain}`, realm.password);
  expect(right.status).toBe(400);
  expect(right.text).toBe(unknown.text);
  expect(await takeAttempt(db, account, Date.now() + 15 * 60_000, 6)).toBe(true);
});

test('does not count correct passwords as guesses', async () => {
  for (let i = 0; i < 11; i++) expect((await login(realm.email('applicant'), realm.password)).status).toBe(200);
});

test('asks for a required password change only after the correct password', async () => {
  const name = `newcomer@${realm.domain}`;
  expect((await login(name, 'Wrong-Word-2026!')).body.code).toBe('auth.failed');
  const { status, body } = await login(name, start);
  expect(status).toBe(409);
  expect(body.code).toBe('auth.passwordChangeRequired');
  expect(body.message).toBe('Your account was created for you. Update your password to continue.');
});

test('rejects a new password by rule, by guessable word and by history', async () => {
  const name = `second@${realm.domain}`;
  expect((await login(name, 'Wrong-Word-2026!', 'Fresh-Word-2027!')).body.code).toBe('auth.failed');
  expect((await login(name, start, 'short')).body.details).toEqual(['length', 'uppercase', 'number', 'special']);
  expect((await login(name, start, 'Second-Monsoon-1!')).body.details).toEqual(['guessable']);
  expect((await login(name, start, 'My-Password-2027!')).body.details).toEqual(['guessable']);
  expect((await login(name, start, start)).body.code).toBe('auth.passwordRefused');
  const changed = await login(name, start, 'Monsoon-Ferry-88!');
  expect(changed.status).toBe(200);
  expect(changed.body.userData.role).toEqual(['agent']);
  expect((await login(name, start)).body.code).toBe('auth.failed');
  expect((await login(name, 'Monsoon-Ferry-88!')).status).toBe(200);
});

test('ends open sessions when the password changes', async () => {
  const name = `newcomer@${realm.domain}`;
  const old = await login(name, start, 'Ferry-Lantern-41!');
  const changed = await login(name, 'Ferry-Lantern-41!', 'Harbour-Kite-77!');
  expect(changed.status).toBe(200);
  const refreshed = await call('refreshToken', { refreshToken: old.body.tokens.refresh_token });
  expect(refreshed.status).toBe(401);
  const profile = (token: string) => call('getProfile', {}, { authorization: `Bearer ${token}` });
  expect((await profile(old.body.tokens.access_token)).status).toBe(401);
  expect((await profile(changed.body.tokens.access_token)).status).toBe(200);
});

test('sets an HttpOnly cookie for browser sign-ins only', async () => {
  const browser = await login(realm.email('agent'), realm.password, undefined, { origin: 'http://127.0.0.1:8080' });
  expect(browser.cookie).toMatch(
    new RegExp(`^__Host-dv-${realm.path}=[\\w-]{32}\\.[\\w-]{43}; __Host-rt-${realm.path}=[\\w-]{43}$`),
  );
  expect((await login(realm.email('agent'), realm.password)).cookie).toBeUndefined();
});
