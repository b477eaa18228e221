import { afterAll, expect, test } from 'vitest';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { sql } from '../../platform/db/db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';

const { realm, server, call, close } = await openIdentityServer(['admin', 'agent']);
afterAll(close);
const db = server.parts.tenants.forRealm(realm.realmId);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async () =>
  (await call<LoginResult>('login', { username: realm.email('admin'), password: realm.password })).body.tokens
    .access_token;
const save = (token: string) => call('saveRealmSettings', { displayName: 'Another name' }, bearer(token));
const age = (minutes: number) =>
  db.run(
    sql`update session_factor set at = now() - ${minutes} * interval '1 minute' where realm_id = ${realm.realmId}`,
  );

test('branding can be changed for five minutes after a sign-in, then after the password, without a logout', async () => {
  const token = await signIn();
  expect((await save(token)).status).toBe(200);
  await age(6);
  expect(await save(token)).toMatchObject({ status: 409, body: { code: 'auth.confirmNeeded' } });
  expect((await call('getRealmSettings', undefined, bearer(token))).status).toBe(200);
  const wrong = await call('confirmSignIn', { password: 'Wrong-Word-2026!' }, bearer(token));
  expect(wrong).toMatchObject({ status: 400, body: { code: 'auth.failed' } });
  expect((await save(token)).status).toBe(409);
  expect((await call('confirmSignIn', { password: realm.password }, bearer(token))).status).toBe(200);
  expect((await save(token)).status).toBe(200);
}, 60_000);

test('confirming in one session does not help another one', async () => {
  const [here, there] = [await signIn(), await signIn()];
  await age(6);
  expect((await call('confirmSignIn', { password: realm.password }, bearer(here))).status).toBe(200);
  expect((await save(here)).status).toBe(200);
  expect((await save(there)).status).toBe(409);
}, 60_000);

test('the role is checked first', async () => {
  const token = await realm.token('agent');
  await age(6);
  expect((await save(token)).status).toBe(403);
});

test.each([['saveVisionEndpoint'], ['addDomain'], ['removeDomain'], ['createAgency'], ['createDistributor']] as const)(
  '%s needs a recent sign-in before its input is read',
  async (name) => {
    const token = await realm.token('admin');
    await age(6);
    expect(await call(name, {}, bearer(token))).toMatchObject({ status: 409, body: { code: 'auth.confirmNeeded' } });
  },
);
