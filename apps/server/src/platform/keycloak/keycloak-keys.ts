import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Realm } from '../realms/realm.types.ts';
import type { Send } from './keycloak-http.ts';

interface KeySet {
  readonly keys: ReadonlyMap<string, CryptoKey>;
  readonly askedAt: number;
}

const freshMs = 10 * 60_000; // a retired key is forgotten after this time
const pauseMs = 30_000; // an unknown key id triggers a new request at most this often

// Signing keys of known realms only: the URL is built from the realm's row, never from anything in a token.
export function signingKeys(send: Send, now: () => number = Date.now) {
  const sets = new Map<string, KeySet>();
  const asking = new Map<string, Promise<KeySet>>();

  async function ask(realm: Realm): Promise<KeySet> {
    const { json } = await send(
      `${realm.keycloakUrl}/realms/${encodeURIComponent(realm.keycloakRealm)}/protocol/openid-connect/certs`,
    );
    const listed = (json as { keys?: JWK[] } | undefined)?.keys ?? [];
    const keys = new Map<string, CryptoKey>();
    for (const jwk of listed) {
      if (jwk.kid === undefined || jwk.kty !== 'RSA' || jwk.use !== 'sig' || jwk.alg !== 'RS256') continue;
      keys.set(jwk.kid, (await importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e }, 'RS256')) as CryptoKey);
    }
    const set = { keys, askedAt: now() };
    sets.set(realm.realmId, set);
    return set;
  }

  function askOnce(realm: Realm): Promise<KeySet> {
    const running = asking.get(realm.realmId) ?? ask(realm).finally(() => asking.delete(realm.realmId));
    asking.set(realm.realmId, running);
    return running;
  }

  return async (realm: Realm, keyId: string, algorithm: string): Promise<CryptoKey | undefined> => {
    if (algorithm !== 'RS256') return undefined;
    const known = sets.get(realm.realmId);
    const key = known?.keys.get(keyId);
    const age = known === undefined ? Infinity : now() - known.askedAt;
    if (key !== undefined) {
      // The provider may be down for a while: a known key stays valid and is refreshed in the background.
      if (age > freshMs) void askOnce(realm).catch(() => undefined);
      return key;
    }
    if (age < pauseMs) return undefined;
    return (await askOnce(realm)).keys.get(keyId);
  };
}
