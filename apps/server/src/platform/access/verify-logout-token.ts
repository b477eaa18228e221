import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { Identity } from '../keycloak/identity.types.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { serverClientId } from './verify-token.ts';

export interface LogoutToken {
  readonly realm: Realm;
  readonly sub: string | undefined;
  readonly session: string | undefined;
}

const algorithm = 'RS256';
const longest = 8_192;
const event = 'http://schemas.openid.net/event/backchannel-logout';
const oldestSeconds = 120;

// As OpenID Connect Back-Channel Logout 1.0 asks: signed by a known realm, for one of our clients, recent, about a logout, and not an ID
// token. Undefined when anything is wrong.
export async function verifyLogoutToken(
  parts: { readonly realms: Pick<RealmDirectory, 'byIssuer'>; readonly identity: Pick<Identity, 'verificationKey'> },
  token: string,
): Promise<LogoutToken | undefined> {
  try {
    if (token.length > longest) return undefined;
    const { alg, kid } = decodeProtectedHeader(token);
    const { iss } = decodeJwt(token);
    const realm = typeof iss === 'string' ? await parts.realms.byIssuer(iss) : undefined;
    if (realm === undefined || alg !== algorithm || kid === undefined) return undefined;
    const key = await parts.identity.verificationKey(realm, kid, algorithm);
    if (key === undefined) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: realm.issuer,
      audience: [realm.path, serverClientId],
      maxTokenAge: oldestSeconds,
      clockTolerance: 5,
      requiredClaims: ['iat', 'jti'],
    });
    const { sub, sid, nonce, events, typ } = payload;
    const isLogout = typeof events === 'object' && events !== null && event in events && nonce === undefined;
    if (!isLogout || typ === 'Bearer') return undefined;
    const session = typeof sid === 'string' && sid !== '' ? sid : undefined;
    return sub === undefined && session === undefined ? undefined : { realm, sub, session };
  } catch {
    return undefined;
  }
}
