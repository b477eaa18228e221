import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { RealmSigner } from './realm-signer.ts';

type Json = Record<string, unknown>;

export interface TokenSources {
  readonly signer: RealmSigner;
  readonly claims: Json; // of a token that the realm issued
  readonly canary: string; // an address that must never be requested
  readonly otherPath: string;
  readonly real: Readonly<
    Record<'idToken' | 'refreshToken' | 'otherRealm' | 'service' | 'master' | 'loggedOut', string>
  >;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Signature = (text: string) => Buffer | string;

function write(header: Json, claims: unknown, signature: Signature): string {
  const text = `${part(header)}.${part(claims)}`;
  const made = signature(text);
  return `${text}.${typeof made === 'string' ? made : made.toString('base64url')}`;
}

const rsa =
  (key: KeyObject, digest = 'sha256', pss = false) =>
  (text: string) =>
    sign(digest, Buffer.from(text), pss ? { key, padding: 6, saltLength: 32 } : key);

// The valid token from which every bad one differs in one point. It must be accepted, otherwise the refusals prove nothing.
export const goodToken = ({ signer, claims }: TokenSources): string =>
  write({ alg: 'RS256', typ: 'JWT', kid: signer.kid }, claims, rsa(signer.privateKey));

export function badTokens(sources: TokenSources): [name: string, token: string][] {
  const { signer, claims, canary, otherPath, real } = sources;
  const now = Math.floor(Date.now() / 1_000);
  const head = { alg: 'RS256', typ: 'JWT', kid: signer.kid };
  const right = rsa(signer.privateKey);
  const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = rsa(own.privateKey);
  const jwk = own.publicKey.export({ format: 'jwk' });
  const pem = signer.publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const modulus = signer.publicKey.export({ format: 'jwk' }).n!;
  const hmac =
    (secret: string, digest = 'sha256') =>
    (text: string) =>
      createHmac(digest, secret).update(text).digest();
  const headed = (changes: Json, signature: Signature = right) => write({ ...head, ...changes }, claims, signature);
  const claimed = (changes: Json) => write(head, { ...claims, ...changes }, right);
  const without = (name: string) =>
    write(head, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)), right);
  const good = goodToken(sources);
  const [goodHead, , goodSignature] = good.split('.') as [string, string, string];

  return [
    ['alg none, no signature', headed({ alg: 'none' }, () => '')],
    ['alg nOnE, no signature', headed({ alg: 'nOnE' }, () => '')],
    ['alg none, a good signature left on', headed({ alg: 'none' })],
    ['HS256 keyed with the public key', headed({ alg: 'HS256' }, hmac(pem))],
    ['HS256 keyed with the modulus', headed({ alg: 'HS256' }, hmac(modulus))],
    ['HS512 keyed with the public key', headed({ alg: 'HS512' }, hmac(pem, 'sha512'))],
    ['RS512 by the right key', headed({ alg: 'RS512' }, rsa(signer.privateKey, 'sha512'))],
    ['PS256 by the right key', headed({ alg: 'PS256' }, rsa(signer.privateKey, 'sha256', true))],
    [
      'ES256 under the right key id',
      headed({ alg: 'ES256' }, (text) =>
        sign('sha256', Buffer.from(text), { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }),
      ),
    ],
    ['another key under the right key id', headed({}, forged)],
    ['another key, unknown key id', headed({ kid: 'unknown' }, forged)],
    ['no key id', write({ alg: 'RS256', typ: 'JWT' }, claims, right)],
    ['key id is a path', headed({ kid: '../../../../dev/null' }, hmac(''))],
    ['key id is an address', headed({ kid: `${canary}/kid` }, forged)],
    ['jku header', headed({ jku: `${canary}/jku`, kid: 'canary' }, forged)],
    ['jku header on a good signature', headed({ jku: `${canary}/jku-good` })],
    ['x5u header', headed({ x5u: `${canary}/x5u` }, forged)],
    ['jwk header', headed({ jwk }, forged)],
    ['x5c header', headed({ x5c: [Buffer.from(pem).toString('base64')] }, forged)],
    ['crit header', headed({ crit: ['b64'], b64: true })],
    ['header typ at+jwt', headed({ typ: 'at+jwt' })],
    ['payload typ ID', claimed({ typ: 'ID' })],
    ['the ID token itself', real.idToken],
    ['the refresh token itself', real.refreshToken],
    ['issuer nobody knows', claimed({ iss: String(claims['iss']).replace(/[^/]+$/, 'nowhere') })],
    ['issuer is the canary', write({ ...head }, { ...claims, iss: canary }, forged)],
    ['issuer with a slash more', claimed({ iss: `${String(claims['iss'])}/` })],
    ["another realm's issuer, this realm's key", claimed({ iss: String(claims['iss']).replace(/[^/]+$/, otherPath) })],
    ["another realm's token under our header", real.otherRealm],
    ["the master realm administrator's token", real.master],
    ["the service client's token", real.service],
    ['audience of another api', claimed({ aud: ['account'] })],
    ['no audience', without('aud')],
    ['authorised party of another client', claimed({ azp: 'some-app' })],
    ['expired ten seconds ago', claimed({ exp: now - 10 })],
    ['no expiry', without('exp')],
    ['not valid before next minute', claimed({ nbf: now + 60 })],
    ['a person nobody knows', claimed({ sub: '00000000-0000-4000-8000-000000000000' })],
    [
      'claims changed after signing',
      `${goodHead}.${part({ ...claims, realm_access: { roles: ['admin'] } })}.${goodSignature}`,
    ],
    ['a session that was logged out', real.loggedOut],
  ];
}
