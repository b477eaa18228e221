import { generateKeyPair, SignJWT, type CryptoKey, type JWTHeaderParameters } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { Identity } from '../keycloak/identity.types.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { audience, serverClientId, verifyToken } from './verify-token.ts';

const issuer = 'https://identity.test/realms/sunrise';
const realm = { realmId: 'realm-1', path: 'sunrise', issuer } as Realm;
const now = () => Math.floor(Date.now() / 1_000);

let own: { privateKey: CryptoKey; publicKey: CryptoKey };
const asked: string[] = [];
let lookup: () => Promise<CryptoKey | undefined>;

beforeAll(async () => {
  own = await generateKeyPair('RS256');
  lookup = () => Promise.resolve(own.publicKey);
});

const parts = {
  realms: {
    byIssuer: (name: string) => Promise.resolve(name === issuer ? realm : undefined),
  } as RealmDirectory,
  identity: {
    verificationKey(_realm: Realm, keyId: string, algorithm: string) {
      asked.push(`${keyId} ${algorithm}`);
      return keyId === 'lost' ? Promise.resolve(undefined) : lookup();
    },
  } as Identity,
};

const claims = () => ({
  iss: issuer,
  aud: audience,
  sub: 'person-1',
  azp: 'sunrise',
  typ: 'Bearer',
  iat: now(),
  exp: now() + 60,
  sid: 'session-1',
  realm_access: { roles: ['agent', 'offline_access'] },
});
const header: JWTHeaderParameters = { alg: 'RS256', typ: 'JWT', kid: 'key-1' };
const token = (more: Record<string, unknown> = {}, head: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims(), ...more }).setProtectedHeader({ ...header, ...head }).sign(own.privateKey);
const dead = expect.objectContaining({ code: 'auth.tokenDead' }) as Error;

test('accepts a token of a known realm and reads who it is', async () => {
  const exp = now() + 60;
  expect(await verifyToken(parts, await token({ exp }))).toEqual({
    realm,
    sub: 'person-1',
    session: 'session-1',
    roles: ['agent'],
    expiresAt: exp * 1_000,
  });
  expect(asked.at(-1)).toBe('key-1 RS256');
});

test('accepts what the server itself asked for', async () =>
  expect(await verifyToken(parts, await token({ azp: serverClientId }))).toMatchObject({ sub: 'person-1' }));

test('a token without a session or without roles is an applicant’s in no session', async () => {
  expect(await verifyToken(parts, await token({ sid: undefined, realm_access: undefined }))).toMatchObject({
    session: '',
    roles: ['applicant'],
  });
  expect(await verifyToken(parts, await token({ sid: 7, realm_access: { roles: 'admin' } }))).toMatchObject({
    session: '',
    roles: ['applicant'],
  });
  expect(await verifyToken(parts, await token({ realm_access: {} }))).toMatchObject({ roles: ['applicant'] });
});

test('clocks may differ by a few seconds', async () => {
  expect(await verifyToken(parts, await token({ iat: now() + 3 }))).toMatchObject({ sub: 'person-1' });
  expect(await verifyToken(parts, await token({ exp: now() - 2 }))).toMatchObject({ sub: 'person-1' });
});

test.each<[string, Record<string, unknown>]>([
  ['of an unknown realm', { iss: 'https://identity.test/realms/other' }],
  ['without an issuer', { iss: undefined }],
  ['for another audience', { aud: 'account' }],
  ['that has expired', { exp: now() - 60 }],
  ['without an end', { exp: undefined }],
  ['without a start', { iat: undefined }],
  ['from the future', { iat: now() + 60 }],
  ['of nobody', { sub: '' }],
  ['without a person', { sub: undefined }],
  ['of another client', { azp: 'other' }],
  ['without a client', { azp: undefined }],
  ['for refreshing', { typ: 'Refresh' }],
  ['that is not valid yet', { nbf: now() + 60 }],
])('refuses a token %s', async (_name, more) => {
  await expect(verifyToken(parts, await token(more))).rejects.toThrow(dead);
});

test.each<[string, Record<string, unknown>]>([
  ['another type', { typ: 'at+jwt' }],
  ['no type', { typ: undefined }],
  ['no key', { kid: undefined }],
  ['a key as a number', { kid: 7 }],
  ['an endless key', { kid: 'k'.repeat(201) }],
  ['an address of keys', { jku: 'https://attacker.test/keys' }],
  ['its own key', { jwk: { kty: 'RSA' } }],
  ['an address of a certificate', { x5u: 'https://attacker.test/certificate' }],
  ['a certificate', { x5c: ['MII'] }],
])('refuses a header with %s before any key is looked up', async (_name, head) => {
  const before = asked.length;
  await expect(verifyToken(parts, await token({}, head))).rejects.toThrow(dead);
  expect(asked).toHaveLength(before);
});

test('refuses critical extensions and other algorithms before any key is looked up', async () => {
  const before = asked.length;
  const [, payload, signature] = (await token()).split('.');
  const headed = (head: object) =>
    [Buffer.from(JSON.stringify({ ...header, ...head })).toString('base64url'), payload, signature].join('.');
  await expect(verifyToken(parts, headed({ crit: ['b64'], b64: true }))).rejects.toThrow(dead);
  await expect(verifyToken(parts, headed({ alg: 'HS256' }))).rejects.toThrow(dead);
  await expect(verifyToken(parts, headed({ alg: 'none' }))).rejects.toThrow(dead);
  expect(asked).toHaveLength(before);
});

test('accepts the longest key id', async () =>
  expect(await verifyToken(parts, await token({}, { kid: 'k'.repeat(200) }))).toMatchObject({ sub: 'person-1' }));

test('refuses what is no token, an unknown key and the signature of another token', async () => {
  for (const text of ['', 'a.b.c', 'nonsense', `${'a'.repeat(9_000)}.b.c`])
    await expect(verifyToken(parts, text)).rejects.toThrow(dead);
  await expect(verifyToken(parts, await token({}, { kid: 'lost' }))).rejects.toThrow(dead);
  const [mine, theirs] = [(await token()).split('.'), (await token({ sub: 'person-2' })).split('.')];
  await expect(verifyToken(parts, [mine[0], mine[1], theirs[2]].join('.'))).rejects.toThrow(dead);
});

test('refuses an overlong token without reading it', async () => {
  const before = asked.length;
  const long = await token({ padding: 'a'.repeat(8_192) });
  await expect(verifyToken(parts, long)).rejects.toThrow(dead);
  expect(asked).toHaveLength(before);
  expect(await verifyToken(parts, await token({ padding: 'a'.repeat(4_000) }))).toMatchObject({ sub: 'person-1' });
});

test('a provider that does not answer is no dead token', async () => {
  lookup = () => Promise.reject(new Error('no answer'));
  await expect(verifyToken(parts, await token())).rejects.toThrow('no answer');
  lookup = () => Promise.resolve(own.publicKey);
});
