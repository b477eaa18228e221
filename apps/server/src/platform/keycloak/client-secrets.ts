import { passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import { sql, type TenantDatabase } from '../db/db.ts';
import type { Realm } from '../realms/realm.types.ts';
import type { KeyStore } from '../crypto/key-store.ts';

// The confidential clients of every realm, separate so that the one that checks passwords cannot manage people. The login page's client
// has the realm's path as its id at the provider, as the specification asks; its secret keeps browsers from exchanging codes themselves.
// The login page of the fourth accepts nothing but a passkey.
export const serverClient = 'visawright-server';
export const serviceClient = 'visawright-service';
export const loginClient = 'visawright-login';
export { passkeyClient };
export type ConfidentialClient = typeof serverClient | typeof serviceClient | typeof loginClient | typeof passkeyClient;

export const clientIdOf = (path: string, client: ConfidentialClient): string =>
  client === loginClient ? path : client;

export const secretUse = 'identity-client';
export const secretAbout = (realmId: string, client: ConfidentialClient) => `${realmId}/${client}`;

export type SecretOf = (realm: Realm, client: ConfidentialClient) => Promise<string>;

// Sealed under the realm's keys by the operator's command; cached for a minute after opening, so that a changed secret is picked up.
export function clientSecrets(tenants: TenantDatabase, keys: KeyStore, now: () => number = Date.now): SecretOf {
  const opened = new Map<string, { secret: string; until: number }>();
  return async (realm, client) => {
    const about = secretAbout(realm.realmId, client);
    const known = opened.get(about);
    if (known !== undefined && known.until > now()) return known.secret;
    const row = await tenants.forRealm(realm.realmId).get<{ wrapped: Buffer }>(
      sql`select wrapped from realm_key
          where realm_id = ${realm.realmId} and kind = ${client} order by key_no desc limit 1`,
    );
    const secret = keys.open(secretUse, about, row.wrapped);
    opened.set(about, { secret, until: now() + 60_000 });
    return secret;
  };
}
