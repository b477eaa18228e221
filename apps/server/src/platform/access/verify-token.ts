import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import { knownRoles, type Role } from '@visawright/contract/platform/roles.ts';
import type { Identity } from '../keycloak/identity.types.ts';
import { AppError } from '../errors/app-error.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';

export interface VerifiedToken {
  readonly realm: Realm;
  readonly sub: string;
  readonly session: string; // the provider's session id, '' when the token names none
  readonly roles: readonly Role[];
  readonly expiresAt: number; // ms
}

export const audience = 'visawright-api';
export const serverClientId = 'visawright-server';
const algorithm = 'RS256';
const leewaySeconds = 5;
const longest = 8_192;

const dead = () => new AppError('auth.tokenDead');

// The issuer selects the realm, and only known realms have keys: nothing in a token can make us fetch another URL.
export async function verifyToken(
  parts: { readonly realms: RealmDirectory; readonly identity: Identity },
  token: string,
): Promise<VerifiedToken> {
  const { issuer, keyId } = readUnverified(token);
  const realm = await parts.realms.byIssuer(issuer);
  if (!realm) throw dead();
  const key = await parts.identity.verificationKey(realm, keyId, algorithm);
  if (!key) throw dead();
  const { payload } = await jwtVerify(token, key, {
    algorithms: [algorithm],
    issuer: realm.issuer,
    audience,
    typ: 'JWT',
    clockTolerance: leewaySeconds,
    requiredClaims: ['exp', 'iat', 'sub', 'azp'],
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError || error instanceof TypeError ? dead() : error;
  });
  const { sub, azp, typ, iat, exp, sid, realm_access: access } = payload;
  const isOurs =
    typeof sub === 'string' &&
    sub !== '' &&
    typ === 'Bearer' &&
    (azp === realm.path || azp === serverClientId || azp === passkeyClient) &&
    iat! <= Date.now() / 1_000 + leewaySeconds;
  if (!isOurs) throw dead();
  const words = (access as { roles?: unknown } | undefined)?.roles;
  return {
    realm,
    sub,
    session: typeof sid === 'string' ? sid : '',
    roles: knownRoles(Array.isArray(words) ? words : []),
    expiresAt: exp! * 1_000,
  };
}

// Tokens whose headers point to external keys are rejected before any lookup.
function readUnverified(token: string): { issuer: string; keyId: string } {
  if (token.length > longest) throw dead();
  try {
    const header = decodeProtectedHeader(token);
    const { iss } = decodeJwt(token);
    const isPlain =
      header.alg === algorithm &&
      header.typ === 'JWT' &&
      !('jku' in header || 'jwk' in header || 'x5u' in header || 'x5c' in header || 'crit' in header);
    if (isPlain && typeof header.kid === 'string' && header.kid.length <= 200 && typeof iss === 'string')
      return { issuer: iss, keyId: header.kid };
  } catch {
    // not a token at all
  }
  throw dead();
}
