import type { LoginResult, Tokens } from '@visawright/contract/identity/user.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';
import { signInOnPage } from '../../testing/sign-in-on-page.ts';

type IdentityServer = Awaited<ReturnType<typeof openIdentityServer>>;
let identity: IdentityServer;
const origin = process.env['PUBLIC_URL']!;
const keycloakUrl = process.env['KEYCLOAK_URL']!;

beforeAll(async () => {
  identity = await openIdentityServer(['agent', 'applicant']);
});
afterAll(() => identity?.close());

async function onPage(role: 'agent' | 'applicant' = 'agent') {
  const { path, email, password } = identity.realm;
  const redirectUri = `${origin}/${path}/`;
  const { code, codeVerifier } = await signInOnPage({
    keycloakUrl,
    path,
    redirectUri,
    username: email(role),
    password,
  });
  return { code, codeVerifier, redirectUri };
}
const exchange = (body: object) => identity.call<LoginResult>('exchangeCode', body, { origin });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const profile = (token: string) => identity.call('getProfile', {}, bearer(token));
const refresh = (refreshToken: string, cookie?: string) =>
  identity.call<Tokens>('refreshToken', { refreshToken }, { cookie });

test('a code of the login page opens a session like our own form: rotating handle, bound to a cookie', async () => {
  const { body, cookie, status } = await exchange(await onPage());
  expect(status).toBe(200);
  expect(body.userData.role).toEqual(['agent']);
  expect(cookie).toMatch(/__Host-rt-/);
  expect((await profile(body.tokens.access_token)).status).toBe(200);
  expect(body.tokens.refresh_token.split('.')).toHaveLength(3);
  expect(() => decodeJwt(body.tokens.refresh_token)).toThrow();

  expect((await refresh(body.tokens.refresh_token)).status).toBe(401); // without the cookie
  const next = await refresh(body.tokens.refresh_token, cookie);
  expect(next.status).toBe(200);
  expect(next.body.refresh_token).not.toBe(body.tokens.refresh_token);
  expect((await profile(next.body.access_token)).status).toBe(200);
});

test('logout ends the access token at once, and the session at the provider', async () => {
  const { body, cookie } = await exchange(await onPage());
  await identity.call('logout', { refreshToken: body.tokens.refresh_token }, { cookie });
  expect((await profile(body.tokens.access_token)).status).toBe(401);
  const realm = await identity.server.parts.realms.byPath(identity.realm.path);
  const { sub, sid } = decodeJwt(body.tokens.access_token);
  const left = await identity.server.parts.identity.sessionsOf(realm!, sub!);
  expect(left.map(({ session }) => session)).not.toContain(sid);
});

test('a code works once, with its own verifier and address only', async () => {
  const taken = await onPage();
  const wrong = await exchange({ ...taken, codeVerifier: 'v'.repeat(64) });
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'auth.codeDead' }]);
  const elsewhere = await exchange({ ...(await onPage()), redirectUri: `${origin}/${identity.realm.path}/other` });
  expect([elsewhere.status, elsewhere.body]).toMatchObject([400, { code: 'auth.codeDead' }]);
  const good = await onPage();
  expect((await exchange(good)).status).toBe(200);
  expect((await exchange(good)).body).toMatchObject({ code: 'auth.codeDead' });
  expect((await exchange({ ...good, code: 'x' })).body).toMatchObject({ code: 'auth.codeDead' });
});

test('a browser cannot exchange the code itself', async () => {
  const { path } = identity.realm;
  const { code, codeVerifier, redirectUri } = await onPage();
  const reply = await fetch(`${keycloakUrl}/realms/${path}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: path,
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
    }),
  });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ error: 'unauthorized_client' });
});

test('a suspended person cannot enter with a code, and the provider session ends', async () => {
  const { code, codeVerifier, redirectUri } = await onPage('applicant');
  const { server, realm } = identity;
  await server.parts.tenants
    .forRealm(realm.realmId)
    .run(
      sql`update person set status = 'suspended' where realm_id = ${realm.realmId} and email = ${realm.email('applicant')}`,
    );
  const refused = await exchange({ code, codeVerifier, redirectUri });
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'auth.failed' }]);
});
