import type { LoginResult, TokenValidation, Tokens } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../../entry/handlers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { signInHandlersAt } from '../sign-in/sign-in.routes.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let other: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof createCaller>;
let callOther: ReturnType<typeof createCaller>;
let now = 0; // the server's clock, set by the tests

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agent', 'applicant'], { partnerTokens: true });
  other = await borrowIdentityRealm(database, ['agent'], { partnerTokens: false });
  server = await openTestApp(database, {}, { ...handlers, ...signInHandlersAt(() => now) });
  call = createCaller(server.app, realm.path);
  callOther = createCaller(server.app, other.path);
});

afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await other?.drop();
  await database?.drop();
});

beforeEach(() => {
  now = Date.now();
});

const origin = 'http://127.0.0.1:8080';
const signIn = async (headers: Record<string, string> = {}) => {
  const { body, cookie } = await call<LoginResult>(
    'login',
    { username: realm.email('agent'), password: realm.password },
    headers,
  );
  return { ...body.tokens, cookie };
};
// A sign-in sets a cookie for the device too.
const sessionCookie = (cookies: string | undefined) =>
  cookies!.split('; ').find((each) => each.startsWith('__Host-rt-'))!;
const refresh = (refreshToken: string, cookie?: string) => call<Tokens>('refreshToken', { refreshToken }, { cookie });
const profile = (token: string) => call('getProfile', {}, { authorization: `Bearer ${token}` });

test('issues the next handle on refresh and ends the session when the old one is used after 30 s', async () => {
  const first = await signIn();
  const { body: second } = await refresh(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await profile(second.access_token)).status).toBe(200);

  now += 29_000;
  const { body: again } = await refresh(first.refresh_token);
  expect(again.refresh_token).toBe(second.refresh_token);
  expect(again.access_token).toBe(second.access_token);

  now += 2_000;
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect((await refresh(second.refresh_token)).status).toBe(401);
  expect((await profile(second.access_token)).status).toBe(401);
});

test('gives five concurrent refreshes the same next handle', async () => {
  const { refresh_token } = await signIn();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect((await refresh(answers[0]!.body.refresh_token)).status).toBe(200);
});

test('ends the session when a handle two rotations old is used', async () => {
  const first = await signIn();
  const second = (await refresh(first.refresh_token)).body;
  const third = (await refresh(second.refresh_token)).body;
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect((await refresh(third.refresh_token)).status).toBe(401);
});

test('rejects a changed, foreign or invented handle', async () => {
  const { refresh_token } = await signIn();
  const [uid, turn, proof] = refresh_token.split('.') as [string, string, string];
  const next = String.fromCharCode(turn.charCodeAt(0) + 1);
  for (const handle of [`${uid}.${next}.${proof}`, `${uid}.${turn}.${proof.slice(0, -2)}xx`, 'x', '..', uid]) {
    expect((await refresh(handle)).status).toBe(401);
  }
  expect((await callOther('refreshToken', { refreshToken: refresh_token })).status).toBe(401);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('requires the cookie to refresh, end or hand off a browser session', async () => {
  const { refresh_token, access_token, cookie } = await signIn({ origin });
  const authorization = `Bearer ${access_token}`;
  const stolen = `${sessionCookie(cookie).split('=')[0]}=${'A'.repeat(43)}`;
  for (const wrong of [undefined, stolen]) {
    expect((await refresh(refresh_token, wrong)).status).toBe(401);
    expect((await call('logout', { refreshToken: refresh_token }, { cookie: wrong })).status).toBe(200);
    expect(
      (await call('createHandoffCode', { refreshToken: refresh_token }, { authorization, cookie: wrong })).status,
    ).toBe(401);
  }
  expect((await refresh(refresh_token, cookie)).status).toBe(200);
});

test('leaves an existing browser session alive when a hand-off code is used', async () => {
  const live = await signIn({ origin });
  const elsewhere = await signIn();
  const { code } = (
    await call<{ code: string }>(
      'createHandoffCode',
      { refreshToken: elsewhere.refresh_token },
      { authorization: `Bearer ${elsewhere.access_token}` },
    )
  ).body;
  const taken = await call<TokenValidation>('validateToken', { accessToken: code }, { origin, cookie: live.cookie });
  expect(taken.body.tokenValid).toBe(true);
  expect(taken.cookie).toBe(sessionCookie(live.cookie));
  expect((await refresh(live.refresh_token, taken.cookie)).status).toBe(200);
  expect((await refresh(taken.body.tokens!.refresh_token, taken.cookie)).status).toBe(200);
});

test('ends handle and access token on logout, which can be repeated', async () => {
  const { refresh_token, access_token, cookie } = await signIn({ origin });
  expect((await profile(access_token)).status).toBe(200);
  const out = await call('logout', { refreshToken: refresh_token }, { cookie });
  expect(out.body).toEqual({ ok: true });
  expect(out.cookie).toBe(`__Host-rt-${realm.path}=`);
  expect((await refresh(refresh_token, cookie)).status).toBe(401);
  await expect.poll(async () => (await profile(access_token)).status, { timeout: 2_000 }).toBe(401);
  expect((await call('logout', { refreshToken: refresh_token })).body).toEqual({ ok: true });
});

test('expires a session that is not refreshed', async () => {
  const { refresh_token } = await signIn();
  now += 31 * 60_000;
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('moves a session to another window once, within a minute, in the same realm', async () => {
  const { refresh_token, access_token } = await signIn();
  const make = async () =>
    (
      await call<{ code: string; expiresIn: number }>(
        'createHandoffCode',
        { refreshToken: refresh_token },
        { authorization: `Bearer ${access_token}` },
      )
    ).body;
  const take = (code: string) => call<TokenValidation>('validateToken', { accessToken: code });

  const { code, expiresIn } = await make();
  expect(expiresIn).toBe(60);
  expect((await callOther('validateToken', { accessToken: code })).body).toEqual({ tokenValid: false });
  const taken = await Promise.all([take(code), take(code)]);
  expect(taken.filter(({ body }) => body.tokenValid)).toHaveLength(1);
  const { tokens, userData } = taken.find(({ body }) => body.tokenValid)!.body;
  expect(userData?.role).toEqual(['agent']);
  expect((await profile(tokens!.access_token)).status).toBe(200);
  expect((await refresh(tokens!.refresh_token)).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);

  const late = await make();
  now += 61_000;
  expect((await take(late.code)).body).toEqual({ tokenValid: false });
});

test("refuses a hand-off code for another person's session", async () => {
  const { refresh_token } = await signIn();
  const authorization = `Bearer ${await realm.token('applicant')}`;
  expect((await call('createHandoffCode', { refreshToken: refresh_token }, { authorization })).status).toBe(401);
});

test('accepts partner access tokens only where enabled, of the same realm, without issuing tokens', async () => {
  const token = await realm.token('agent');
  const { body } = await call<TokenValidation>('validateToken', { accessToken: token });
  expect(body).toEqual({ tokenValid: true, userData: { id: expect.any(String), role: ['agent'] } });
  const own = await other.token('agent');
  expect((await callOther('validateToken', { accessToken: own })).body).toEqual({ tokenValid: false });
  expect((await callOther('validateToken', { accessToken: token })).body).toEqual({ tokenValid: false });
  expect((await call('validateToken', { accessToken: own })).body).toEqual({ tokenValid: false });
  expect((await call('validateToken', { accessToken: `${token.slice(0, -4)}AAAA` })).body).toEqual({
    tokenValid: false,
  });
});

test("answers another realm's header with a mismatch, not a logout", async () => {
  const token = await realm.token('agent');
  const answer = await callOther('getProfile', {}, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(400);
  expect(answer.body['code']).toBe('tenant_mismatch');
});
