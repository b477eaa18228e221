import type { Identity } from '../keycloak/identity.types.ts';
import { AppError } from '../errors/app-error.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { findActor } from './find-actor.ts';
import type { Actor } from './actor.types.ts';
import type { Db, TenantDatabase } from '../db/db.ts';
import { verifyToken } from './verify-token.ts';

export interface Caller {
  readonly actor: Actor;
  readonly realm: Realm;
  readonly db: Db;
  readonly expiresAt: number; // ms: when the token runs out
}

export interface Actors {
  fromToken(token: string): Caller | Promise<Caller>;
  forget(payload: string): void; // payload of a database notification: realm and person ids, or empty when unknown
  onForget(listener: (payload: string) => void): void; // for things that outlive a call, such as open sockets
}

const cacheMs = 5_000;
const cachedTokens = 20_000;

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);

interface CachedCaller {
  readonly token: string;
  readonly caller: Caller;
  readonly until: number;
}

// The only code that reads tokens. A verified token and its actor are cached for 5 s by signature and match only the identical token.
// Changes to a person apply immediately where the notification arrives and within 5 s where it does not.
export function actorsOf(parts: { tenants: TenantDatabase; realms: RealmDirectory; identity: Identity }): Actors {
  const cached = new Map<string, CachedCaller>();
  const asking = new Map<string, Promise<Caller>>();
  const listeners: ((payload: string) => void)[] = [];
  let changes = 0;

  async function ask(token: string): Promise<Caller> {
    const before = changes;
    const verified = await verifyToken(parts, token);
    const db = parts.tenants.forRealm(verified.realm.realmId);
    const actor = await findActor(db, verified);
    if (!actor) throw new AppError('auth.tokenDead');
    const caller = { actor, realm: verified.realm, db, expiresAt: verified.expiresAt };
    if (cached.size >= cachedTokens) cached.clear();
    // A change received in the meantime may concern this row, so the result is used for this call but not cached.
    const until = Math.min(Date.now() + cacheMs, verified.expiresAt);
    if (before === changes) cached.set(signatureOf(token), { token, caller, until });
    return caller;
  }

  return {
    fromToken(token) {
      const known = cached.get(signatureOf(token));
      if (known && known.token === token && known.until > Date.now()) return known.caller;
      const already = asking.get(token);
      if (already) return already;
      const answer = ask(token).finally(() => asking.delete(token));
      asking.set(token, answer);
      return answer;
    },
    forget(payload) {
      changes++;
      for (const [key, { caller }] of cached)
        if (payload === '' || payload.includes(caller.actor.personUid)) cached.delete(key);
      for (const listener of listeners) listener(payload);
    },
    onForget: (listener) => listeners.push(listener),
  };
}
