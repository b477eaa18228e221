import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { Realm } from '../realms/realm.types.ts';
import { verifyLogoutToken } from './verify-logout-token.ts';

const issuer = 'https://id.test/realms/sunrise';
const realm = { path: 'sunrise', issuer } as Realm;
const logout = { 'http://schemas.openid.net/event/backchannel-logout': {} };
let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
let others: typeof keys;

beforeAll(async () => {
  [keys, others] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
});

const verify = (token: string) =>
  verifyLogoutToken(
    {
      realms: { byIssuer: (asked) => Promise.resolve(asked === issuer ? realm : undefined) },
      identity: {
        verificationKey: (_realm, keyId) => Promise.resolve(keyId === 'k' ? keys.publicKey : undefined),
      },
    },
    token,
  );

const now = () => Math.floor(Date.now() / 1_000);
const good = () => ({
  iss: issuer,
  aud: 'sunrise',
  iat: now(),
  jti: 'j',
  sub: 'person',
  sid: 'session',
  events: logout,
});
const sign = (claims: object, key = keys.privateKey, kid = 'k') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid }).sign(key);

test('accepts a logout token for either of our clients, with session, person or both', async () => {
  expect(await verify(await sign(good()))).toEqual({ realm, sub: 'person', session: 'session' });
  expect(await verify(await sign({ ...good(), aud: ['visawright-server'], sid: undefined }))).toEqual({
    realm,
    sub: 'person',
    session: undefined,
  });
  expect(await verify(await sign({ ...good(), sub: undefined }))).toMatchObject({ session: 'session' });
});

test.each([
  ['another audience', { aud: 'account' }],
  ['an unknown issuer', { iss: 'https://id.test/realms/other' }],
  ['no event', { events: undefined }],
  ['another event', { events: { 'https://example.test/event': {} } }],
  ['a nonce, as an ID token has', { nonce: 'n' }],
  ['an access token', { typ: 'Bearer' }],
  ['neither person nor session', { sub: undefined, sid: undefined }],
  ['no id of its own', { jti: undefined }],
  ['an old one', { iat: now() - 200 }],
  ['one from the future', { iat: now() + 60 }],
  ['an expired one', { exp: now() - 60 }],
])('refuses %s', async (_what, change) => expect(await verify(await sign({ ...good(), ...change }))).toBeUndefined());

test('refuses foreign keys, other algorithms and text that is no token', async () => {
  expect(await verify(await sign(good(), others.privateKey))).toBeUndefined();
  expect(await verify(await sign(good(), keys.privateKey, 'unknown'))).toBeUndefined();
  const symmetric = new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: 'k' });
  expect(await verify(await symmetric.sign(new TextEncoder().encode('k'.repeat(32))))).toBeUndefined();
  for (const text of ['', 'a.b.c', 'x'.repeat(9_000)]) expect(await verify(text)).toBeUndefined();
});
