import type { Identity } from '../keycloak/identity.types.ts';
import { AppError } from '../errors/app-error.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import type { KeyStore } from '../crypto/key-store.ts';
import { findActor, findActorByGrant } from './find-actor.ts';
import type { Actor } from './actor.types.ts';
import { sql, type Db, type TenantDatabase } from '../db/db.ts';
import { hashGrant, realmOfGrant } from './extension-grant.ts';
import { verifyToken } from './verify-token.ts';

export interface Caller {
  readonly actor: Actor;
  readonly realm: Realm;
  readonly db: Db;
  readonly expiresAt: number; // ms: when the token or the grant runs out
}

export interface Actors {
  fromToken(token: string): Caller | Promise<Caller>;
  fromGrant(grant: string): Caller | Promise<Caller>; // of a connected browser extension
  forget(payload: string): void; // payload of a database notification: realm and person ids, or empty when unknown
  onForget(listener: (payload: string) => void): void; // for things that outlive a call, such as open sockets
}

const cacheMs = 5_000;
const cachedCallers = 20_000;

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);

interface CachedCaller {
  readonly credential: string;
  readonly caller: Caller;
  readonly until: number;
}

// The only code that reads tokens and grants. A verified one and its actor are cached for 5 s, by signature or grant, and match only the
// identical text. Changes to a person apply immediately where the notification arrives and within 5 s where it does not.
export function actorsOf(parts: {
  tenants: TenantDatabase;
  realms: RealmDirectory;
  identity: Identity;
  keys: KeyStore;
}): Actors {
  const cached = new Map<string, CachedCaller>();
  const asking = new Map<string, Promise<Caller>>();
  const listeners: ((payload: string) => void)[] = [];
  let changes = 0;

  async function callerOfToken(token: string): Promise<Caller> {
    const verified = await verifyToken(parts, token);
    const db = parts.tenants.forRealm(verified.realm.realmId);
    const actor = await findActor(db, verified);
    if (!actor) throw new AppError('auth.tokenDead');
    return { actor, realm: verified.realm, db, expiresAt: verified.expiresAt };
  }

  async function callerOfGrant(grant: string): Promise<Caller> {
    const realmId = realmOfGrant(grant);
    const realm = realmId === undefined ? undefined : await parts.realms.byId(realmId);
    if (!realm) throw new AppError('extension.grantEnded');
    const db = parts.tenants.forRealm(realm.realmId);
    const found = await findActorByGrant(db, hashGrant(parts.keys, grant));
    if (!found) throw new AppError('extension.grantEnded');
    if (found.isUseOld)
      await db.run(sql`
        update extension_grant set used_at = now() where realm_id = ${db.realmId} and connection_uid = ${found.actor.connection}`);
    return { actor: found.actor, realm, db, expiresAt: found.expiresAt };
  }

  async function ask(key: string, credential: string, from: (credential: string) => Promise<Caller>): Promise<Caller> {
    const before = changes;
    const caller = await from(credential);
    if (cached.size >= cachedCallers) cached.clear();
    // A change received in the meantime may concern this row, so the result is used for this call but not cached.
    const until = Math.min(Date.now() + cacheMs, caller.expiresAt);
    if (before === changes) cached.set(key, { credential, caller, until });
    return caller;
  }

  function find(
    key: string,
    credential: string,
    from: (credential: string) => Promise<Caller>,
  ): Caller | Promise<Caller> {
    const known = cached.get(key);
    if (known && known.credential === credential && known.until > Date.now()) return known.caller;
    const already = asking.get(credential);
    if (already) return already;
    const answer = ask(key, credential, from).finally(() => asking.delete(credential));
    asking.set(credential, answer);
    return answer;
  }

  return {
    fromToken: (token) => find(signatureOf(token), token, callerOfToken),
    fromGrant: (grant) => find(`grant ${grant}`, grant, callerOfGrant),
    forget(payload) {
      changes++;
      for (const [key, { caller }] of cached)
        if (payload === '' || payload.includes(caller.actor.personUid)) cached.delete(key);
      for (const listener of listeners) listener(payload);
    },
    onForget: (listener) => listeners.push(listener),
  };
}
