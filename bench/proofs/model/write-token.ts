import { sign, type KeyObject } from 'node:crypto';
import type { Role } from '@visawright/contract/platform/roles.ts';

export interface TokenFacts {
  readonly issuer: string;
  readonly path: string; // of the realm, also the name of its client
  readonly sub: string;
  readonly role: Role;
  readonly seconds?: number; // lifetime; negative for an expired token
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

// An access token as the identity provider issues it, signed with a key of the proof.
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
