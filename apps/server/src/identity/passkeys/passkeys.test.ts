import type { Passkey } from '@visawright/contract/identity/passkey.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import {
  addPasskeyOnPage,
  browserAt,
  cancelPasskeyOnPage,
  enterRemembered,
  signInWithPasskey,
} from '../../testing/passkeys/passkey-pages.ts';
import { softwarePasskey, type SoftwarePasskey } from '../../testing/passkeys/software-passkey.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';

const { realm, server, call, close } = await openIdentityServer(['admin', 'agent', 'applicant']);
afterAll(close);
const db = server.parts.tenants.forRealm(realm.realmId);
const place = {
  keycloakUrl: process.env['KEYCLOAK_URL']!,
  path: realm.path,
  redirectUri: `${process.env['PUBLIC_URL']}/${realm.path}/`,
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
type Auth = ReturnType<typeof bearer>;
type Refusal = { code?: string };
const account = (role: Role) => ({ username: realm.email(role), password: realm.password });
const enter = async (role: Role) => bearer(await realm.token(role));
const start = (auth: Auth) => call('startPasskey', undefined, auth);
const finish = (auth: Auth, code: object) => call<Passkey & Refusal>('finishPasskey', code, auth);
const list = async (auth: Auth) => (await call<{ passkeys: Passkey[] }>('listPasskeys', undefined, auth)).body.passkeys;
const enterWith = async (passkey: SoftwarePasskey, via = 'passkey') =>
  call<LoginResult & Refusal>('exchangeCode', { ...(await signInWithPasskey(place, passkey)), via });

async function add(role: Role, auth: Auth): Promise<SoftwarePasskey> {
  const passkey = softwarePasskey();
  await start(auth);
  const reply = await finish(auth, (await addPasskeyOnPage(place, account(role), passkey))!);
  expect(reply).toMatchObject({ status: 200, body: { lastUsedAt: null } });
  return passkey;
}
const heldAtProvider = async (auth: Auth) => {
  const { sub } = decodeJwt(auth.authorization.slice(7));
  return server.parts.identity.passkeysOf((await server.parts.realms.byPath(realm.path))!, sub!);
};
const unlistedAtProvider = async (auth: Auth) => {
  const listed = await db.many<{ id: string }>(sql`select credential_id as id from passkey`);
  return (await heldAtProvider(auth)).filter(({ credentialId }) => !listed.some(({ id }) => id === credentialId));
};

beforeEach(async () => {
  await db.run(sql`delete from second_factor where realm_id = ${realm.realmId}`);
  await db.run(sql`delete from sign_in_attempt where realm_id = ${realm.realmId}`);
});

test('an added passkey signs in without password and code, and says when it was used', async () => {
  const auth = await enter('agent');
  const passkey = await add('agent', auth);
  const { body: app } = await call<{ secret: string }>('startSecondFactor', undefined, auth);
  await call('confirmSecondFactor', { code: codeAt(app.secret, stepAt(Date.now())) }, auth);
  expect((await call<Refusal>('login', account('agent'))).body.code).toBe('auth.codeRequired');

  const { status, body } = await enterWith(passkey);
  expect(status).toBe(200);
  const session = bearer(body.tokens.access_token);
  expect((await list(session))[0]?.lastUsedAt).not.toBeNull();
  // A recent sign-in: sensitive calls are allowed at once, and the handle can be refreshed.
  expect((await call('newRecoveryCodes', undefined, session)).status).toBe(200);
  expect((await call('refreshToken', { refreshToken: body.tokens.refresh_token })).status).toBe(200);
});

test('a removed passkey signs in no more', async () => {
  const auth = await enter('applicant');
  const passkey = await add('applicant', auth);
  const [{ passkeyUid } = { passkeyUid: '' }] = await list(auth);
  const stranger = await enter('agent');
  expect((await call('removePasskey', { passkeyUid }, stranger)).status).toBe(404);
  expect((await call('removePasskey', { passkeyUid }, auth)).status).toBe(200);
  expect(await list(auth)).toEqual([]);
  expect(await heldAtProvider(auth)).toEqual([]);
  expect(await signInWithPasskey(place, passkey)).toBeUndefined();
});

test('the provider refuses a passkey whose device did not check who uses it', async () => {
  const auth = await enter('applicant');
  const passkey = await add('applicant', auth);
  expect(await signInWithPasskey(place, passkey, { isVerified: false })).toBeUndefined();
  expect(await signInWithPasskey(place, passkey)).toBeDefined();
});

test('a passkey that was added with the password alone is removed and signs nobody in', async () => {
  const auth = await enter('admin');
  const passkey = softwarePasskey();
  await addPasskeyOnPage(place, account('admin'), passkey);
  expect(await heldAtProvider(auth)).toHaveLength(1);
  expect((await enterWith(passkey)).body).toMatchObject({ code: 'auth.failed' });
  expect(await heldAtProvider(auth)).toEqual([]);
  expect(await list(auth)).toEqual([]);
});

test('only a person who has just confirmed who they are can add one, for themselves', async () => {
  const auth = await enter('admin');
  const unasked = await addPasskeyOnPage(place, account('admin'), softwarePasskey());
  expect((await finish(auth, unasked!)).body.code).toBe('passkey.notAdded');
  await start(auth);
  const another = await addPasskeyOnPage(place, account('agent'), softwarePasskey());
  expect((await finish(auth, another!)).body.code).toBe('passkey.notAdded');
  expect(await heldAtProvider(auth)).toEqual([]);

  await db.run(sql`update session_factor set at = now() - interval '1 hour' where realm_id = ${realm.realmId}`);
  expect((await start(auth)).body).toMatchObject({ code: 'auth.confirmNeeded' });
  expect((await call('removePasskey', { passkeyUid: crypto.randomUUID() }, auth)).body).toMatchObject({
    code: 'auth.confirmNeeded',
  });
});

test('of two added at once none counts', async () => {
  const auth = await enter('admin');
  await start(auth);
  await addPasskeyOnPage(place, account('admin'), softwarePasskey());
  const mine = await addPasskeyOnPage(place, account('admin'), softwarePasskey());
  expect((await finish(auth, mine!)).body.code).toBe('passkey.notAdded');
  expect(await heldAtProvider(auth)).toEqual([]);
});

test('a code of the page for passwords does not count as a passkey, nor the other way round', async () => {
  const passkey = await add('admin', await enter('admin'));
  expect((await enterWith(passkey, 'login')).body).toMatchObject({ code: 'auth.codeDead' });
  const byPassword = await addPasskeyOnPage(place, account('agent'), softwarePasskey());
  expect((await call('exchangeCode', { ...byPassword, via: 'passkey' })).body).toMatchObject({ code: 'auth.codeDead' });
});

test('a passkey that is not in our list is refused at each of its sign-ins, although another one of the person is', async () => {
  const auth = await enter('agent');
  const listed = await add('agent', auth);
  const unlisted = softwarePasskey();
  await addPasskeyOnPage(place, account('agent'), unlisted);
  const codes = [await signInWithPasskey(place, unlisted), await signInWithPasskey(place, unlisted)];
  for (const code of codes)
    expect((await call<Refusal>('exchangeCode', { ...code, via: 'passkey' })).body.code).toMatch(
      /auth\.(failed|codeDead)/,
    );
  expect((await enterWith(listed)).status).toBe(200);
});

test('the session that a passkey leaves at the provider counts as that passkey, on the page for passwords as well', async () => {
  const auth = await enter('applicant');
  const unlisted = softwarePasskey();
  await addPasskeyOnPage(place, account('applicant'), unlisted);
  const thief = browserAt(place);
  expect(await signInWithPasskey(place, unlisted, { browser: thief })).toBeDefined();
  const remembered = await enterRemembered(place, thief);
  expect(remembered).toBeDefined();
  expect((await call<Refusal>('exchangeCode', { ...remembered, via: 'login' })).body.code).toBe('auth.failed');
  expect(await unlistedAtProvider(auth)).toEqual([]);

  const listed = await add('applicant', auth);
  const { body: app } = await call<{ secret: string }>('startSecondFactor', undefined, auth);
  await call('confirmSecondFactor', { code: codeAt(app.secret, stepAt(Date.now())) }, auth);
  const owner = browserAt(place);
  await signInWithPasskey(place, listed, { browser: owner });
  const again = await call<LoginResult>('exchangeCode', { ...(await enterRemembered(place, owner)), via: 'login' });
  expect(again.status).toBe(200);
  expect((await call('refreshToken', { refreshToken: again.body.tokens.refresh_token })).status).toBe(200);
});

test('the one of several passkeys that was used is shown as used', async () => {
  const auth = await enter('agent');
  for (const { passkeyUid } of await list(auth)) await call('removePasskey', { passkeyUid }, auth);
  const [, second] = [await add('agent', auth), await add('agent', auth)];
  expect((await enterWith(second)).status).toBe(200);
  expect((await list(auth)).map(({ lastUsedAt }) => lastUsedAt === null)).toEqual([true, false]);
});

test('a person who cancels does not list the passkey that somebody else has added', async () => {
  const auth = await enter('admin');
  await addPasskeyOnPage(place, account('admin'), softwarePasskey());
  await start(auth); // removes it
  expect(await unlistedAtProvider(auth)).toEqual([]);
  await addPasskeyOnPage(place, account('admin'), softwarePasskey());
  const cancelled = await cancelPasskeyOnPage(place, account('admin'));
  expect((await finish(auth, cancelled!)).body.code).toBe('passkey.notAdded');
  expect(await unlistedAtProvider(auth)).toEqual([]);
});

test('one is added in a session that the provider remembers, without the password, and the session goes on', async () => {
  const browser = browserAt(place);
  const first = softwarePasskey();
  const auth = await enter('applicant');
  await start(auth);
  await finish(auth, (await addPasskeyOnPage(place, account('applicant'), first, { browser }))!);
  await signInWithPasskey(place, first, { browser });
  const { body } = await call<LoginResult>('exchangeCode', {
    ...(await enterRemembered(place, browser)),
    via: 'login',
  });
  const session = bearer(body.tokens.access_token);
  await start(session);
  const second = softwarePasskey();
  const nobody = { username: '', password: '' }; // not asked
  expect((await finish(session, (await addPasskeyOnPage(place, nobody, second, { browser }))!)).status).toBe(200);
  expect((await call('refreshToken', { refreshToken: body.tokens.refresh_token })).status).toBe(200);
  expect((await enterWith(second)).status).toBe(200);
});

test("an admin's reset removes passkeys as well", async () => {
  const [admin, agent] = [await enter('admin'), await enter('agent')];
  await heldAtProvider(agent);
  const { uid: personUid } = await db.get<{ uid: string }>(
    sql`select person_uid as uid from person where realm_id = ${realm.realmId} and email = ${realm.email('agent')}`,
  );
  expect((await call('resetSecondFactor', { personUid }, admin)).status).toBe(200);
  expect(await list(agent)).toEqual([]);
});
