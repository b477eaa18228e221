import { sign, type KeyObject } from 'node:crypto';
import type { Role } from '@visawright/contract/roles.ts';

export interface TokenFacts {
  readonly issuer: string;
  readonly path: string; // the realm's, which is its client's name too
  readonly sub: string;
  readonly role: Role;
  readonly seconds?: number; // how long it lives; below zero it is already over
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

// An access token as the identity provider writes it, under a key that the proof holds.
export function writeToken(key: { readonly kid: string; readonly privateKey: KeyObject }, facts: TokenFacts): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: facts.issuer,
    aud: ['visawright-api'],
    azp: facts.path,
    typ: 'Bearer',
    sub: facts.sub,
    sid: `session of ${facts.sub}`,
    iat: now - 60,
    exp: now + (facts.seconds ?? 7_200),
    realm_access: { roles: [facts.role] },
  };
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`;
}
