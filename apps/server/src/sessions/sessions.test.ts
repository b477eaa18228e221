import type { LoginResult, TokenValidation, Tokens } from '@visawright/contract/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';
import { sessionHandlers } from './sessions.routes.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let other: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof callsTo>;
let callOther: ReturnType<typeof callsTo>;
let now = 0; // the server's clock, moved by hand

beforeAll(async () => {
  database = await testDatabase();
  realm = await identityRealm(database, ['agent', 'applicant'], { partnerTokens: true });
  other = await identityRealm(database, ['agent'], { partnerTokens: false });
  server = await testApp(database, {}, { ...handlers, ...sessionHandlers(() => now) });
  call = callsTo(server.app, realm.path);
  callOther = callsTo(server.app, other.path);
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
const refresh = (refreshToken: string, cookie?: string) => call<Tokens>('refreshToken', { refreshToken }, { cookie });
const profile = (token: string) => call('getProfile', {}, { authorization: `Bearer ${token}` });

test('refreshing gives the next handle and a token that works; the handle before dies 30 s later and takes the session with it', async () => {
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

test('five tabs refreshing at once all get the same successor', async () => {
  const { refresh_token } = await signIn();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect((await refresh(answers[0]!.body.refresh_token)).status).toBe(200);
});

test('a handle two turns old ends the session at once', async () => {
  const first = await signIn();
  const second = (await refresh(first.refresh_token)).body;
  const third = (await refresh(second.refresh_token)).body;
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect((await refresh(third.refresh_token)).status).toBe(401);
});

test('a changed, foreign or invented handle is dead', async () => {
  const { refresh_token } = await signIn();
  const [uid, turn, proof] = refresh_token.split('.') as [string, string, string];
  const next = String.fromCharCode(turn.charCodeAt(0) + 1);
  for (const handle of [`${uid}.${next}.${proof}`, `${uid}.${turn}.${proof.slice(0, -2)}xx`, 'x', '..', uid]) {
    expect((await refresh(handle)).status).toBe(401);
  }
  expect((await callOther('refreshToken', { refreshToken: refresh_token })).status).toBe(401);
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('a browser session cannot be refreshed, ended or handed on without its cookie', async () => {
  const { refresh_token, access_token, cookie } = await signIn({ origin });
  const authorization = `Bearer ${access_token}`;
  const stolen = `${cookie!.split('=')[0]}=${'A'.repeat(43)}`;
  for (const wrong of [undefined, stolen]) {
    expect((await refresh(refresh_token, wrong)).status).toBe(401);
    expect((await call('logout', { refreshToken: refresh_token }, { cookie: wrong })).status).toBe(200);
    expect(
      (await call('createHandoffCode', { refreshToken: refresh_token }, { authorization, cookie: wrong })).status,
    ).toBe(401);
  }
  expect((await refresh(refresh_token, cookie)).status).toBe(200);
});

test('taking a hand-off code in a browser that has a session leaves that session alive', async () => {
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
  expect(taken.cookie).toBe(live.cookie);
  expect((await refresh(live.refresh_token, taken.cookie)).status).toBe(200);
  expect((await refresh(taken.body.tokens!.refresh_token, taken.cookie)).status).toBe(200);
});

test('logout ends the handle and the access token at once, and saying it twice is no error', async () => {
  const { refresh_token, access_token, cookie } = await signIn({ origin });
  expect((await profile(access_token)).status).toBe(200);
  const out = await call('logout', { refreshToken: refresh_token }, { cookie });
  expect(out.body).toEqual({ ok: true });
  expect(out.cookie).toBe(`__Host-rt-${realm.path}=`);
  expect((await refresh(refresh_token, cookie)).status).toBe(401);
  await expect.poll(async () => (await profile(access_token)).status, { timeout: 2_000 }).toBe(401);
  expect((await call('logout', { refreshToken: refresh_token })).body).toEqual({ ok: true });
});

test('a session runs out when nobody refreshes it', async () => {
  const { refresh_token } = await signIn();
  now += 31 * 60_000;
  expect((await refresh(refresh_token)).status).toBe(401);
});

test('a hand-off code carries the session to another window once, within a minute, in its own realm', async () => {
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

test("nobody makes a code from somebody else's session", async () => {
  const { refresh_token } = await signIn();
  const authorization = `Bearer ${await realm.token('applicant')}`;
  expect((await call('createHandoffCode', { refreshToken: refresh_token }, { authorization })).status).toBe(401);
});

test('an access token is accepted only where the realm trusts partners, only its own, and brings no tokens', async () => {
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

test("a realm's token under another realm's header is a mismatch, not a logout", async () => {
  const token = await realm.token('agent');
  const answer = await callOther('getProfile', {}, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(400);
  expect(answer.body['code']).toBe('tenant_mismatch');
});
