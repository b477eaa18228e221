import type { Identity } from '../keycloak/identity.types.ts';
import { AppError } from '../errors/app-error.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import type { KeyStore } from '../crypto/key-store.ts';
import { findActor, findActorByApiKey, findActorByGrant, type KeyActor } from './find-actor.ts';
import type { Actor } from './actor.types.ts';
import { sql, type Db, type TenantDatabase } from '../db/db.ts';
import { hashApiKey, realmOfApiKey } from './api-key.ts';
import { hashGrant, realmOfGrant } from './extension-grant.ts';
import { verifyToken } from './verify-token.ts';

export interface Caller {
  readonly actor: Actor;
  readonly realm: Realm;
  readonly db: Db;
  readonly expiresAt: number; // ms: when the token or the grant runs out
}

export interface KeyCaller extends Caller {
  readonly key: Pick<KeyActor, 'scopes' | 'isInForce' | 'isUseOld'>;
}

export interface Actors {
  fromToken(token: string): Caller | Promise<Caller>;
  fromGrant(grant: string): Caller | Promise<Caller>; // of a connected browser extension
  fromApiKey(key: string): KeyCaller | Promise<KeyCaller>; // also one that is no longer in force
  forget(payload: string): void; // payload of a database notification: realm and person ids, or empty when unknown
  onForget(listener: (payload: string) => void): void; // for things that outlive a call, such as open sockets
}

const cacheMs = 5_000;
const cachedCallers = 20_000;

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);

interface CachedCaller<C> {
  readonly credential: string;
  readonly caller: C;
  readonly until: number;
}

function createCallerCache<C extends Caller>() {
  const cached = new Map<string, CachedCaller<C>>();
  const asking = new Map<string, Promise<C>>();
  let changes = 0;

  async function ask(key: string, credential: string, from: (credential: string) => Promise<C>): Promise<C> {
    const before = changes;
    const caller = await from(credential);
    if (cached.size >= cachedCallers) cached.clear();
    // A change received in the meantime may concern this row, so the result is used for this call but not cached.
    const until = Math.min(Date.now() + cacheMs, caller.expiresAt);
    if (before === changes) cached.set(key, { credential, caller, until });
    return caller;
  }

  return {
    find(key: string, credential: string, from: (credential: string) => Promise<C>): C | Promise<C> {
      const known = cached.get(key);
      if (known && known.credential === credential && known.until > Date.now()) return known.caller;
      const already = asking.get(credential);
      if (already) return already;
      const answer = ask(key, credential, from).finally(() => asking.delete(credential));
      asking.set(credential, answer);
      return answer;
    },
    forget(payload: string): void {
      changes++;
      for (const [key, { caller }] of cached)
        if (payload === '' || payload.includes(caller.actor.personUid)) cached.delete(key);
    },
  };
}

// The only code that reads tokens, grants and API keys. A verified one and its actor are cached for 5 s, and match only the identical
// text. Changes to a person apply immediately where the notification arrives and within 5 s where it does not.
export function actorsOf(parts: {
  tenants: TenantDatabase;
  realms: RealmDirectory;
  identity: Identity;
  keys: KeyStore;
}): Actors {
  const callers = createCallerCache<Caller>();
  const keyCallers = createCallerCache<KeyCaller>();
  const listeners: ((payload: string) => void)[] = [];

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

  async function callerOfApiKey(key: string): Promise<KeyCaller> {
    const realmId = realmOfApiKey(key);
    const realm = realmId === undefined ? undefined : await parts.realms.byId(realmId);
    if (!realm) throw new AppError('apiKey.ended');
    const db = parts.tenants.forRealm(realm.realmId);
    const found = await findActorByApiKey(db, hashApiKey(parts.keys, key));
    if (!found) throw new AppError('apiKey.ended');
    const { actor, expiresAt, ...rest } = found;
    return { actor, realm, db, expiresAt, key: rest };
  }

  return {
    fromToken: (token) => callers.find(signatureOf(token), token, callerOfToken),
    fromGrant: (grant) => callers.find(`grant ${grant}`, grant, callerOfGrant),
    fromApiKey: (key) => keyCallers.find(key, key, callerOfApiKey),
    forget(payload) {
      callers.forget(payload);
      keyCallers.forget(payload);
      for (const listener of listeners) listener(payload);
    },
    onForget: (listener) => listeners.push(listener),
  };
}
