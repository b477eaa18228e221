import type { Identity } from '../adapters/identity.types.ts';
import { AppError } from '../http/app-error.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';
import { findActor } from './actor-row.ts';
import type { Actor } from './actor.types.ts';
import type { Db, TenantDatabase } from './db.ts';
import { verifyToken } from './token.ts';

export interface Caller {
  readonly actor: Actor;
  readonly realm: Realm;
  readonly db: Db;
  readonly expiresAt: number; // ms: when the token runs out
}

export interface Actors {
  fromToken(token: string): Caller | Promise<Caller>;
  forget(payload: string): void; // what a notification says: ids of a realm and a person, or nothing known
  onForget(heard: (payload: string) => void): void; // for what outlives a call: open sockets
}

const keptMs = 5_000;
const keptTokens = 20_000;

const signatureOf = (token: string) => token.slice(token.lastIndexOf('.') + 1);

interface Kept {
  readonly token: string;
  readonly caller: Caller;
  readonly until: number;
}

// The only reader of tokens. A verified token and its actor are remembered for 5 s under its signature, and count only for the very same
// token: what changes about a person bites at once where the notification arrives, and within 5 s where it does not.
export function actorsOf(parts: { tenants: TenantDatabase; realms: RealmDirectory; identity: Identity }): Actors {
  const kept = new Map<string, Kept>();
  const asking = new Map<string, Promise<Caller>>();
  const hearers: ((payload: string) => void)[] = [];
  let changes = 0;

  async function ask(token: string): Promise<Caller> {
    const before = changes;
    const verified = await verifyToken(parts, token);
    const db = parts.tenants.forRealm(verified.realm.realmId);
    const actor = await findActor(db, verified);
    if (!actor) throw new AppError('auth.tokenDead');
    const caller = { actor, realm: verified.realm, db, expiresAt: verified.expiresAt };
    if (kept.size >= keptTokens) kept.clear();
    // A change heard meanwhile may be about this very row: then the answer serves this call alone.
    const until = Math.min(Date.now() + keptMs, verified.expiresAt);
    if (before === changes) kept.set(signatureOf(token), { token, caller, until });
    return caller;
  }

  return {
    fromToken(token) {
      const known = kept.get(signatureOf(token));
      if (known && known.token === token && known.until > Date.now()) return known.caller;
      const already = asking.get(token);
      if (already) return already;
      const answer = ask(token).finally(() => asking.delete(token));
      asking.set(token, answer);
      return answer;
    },
    forget(payload) {
      changes++;
      for (const [key, { caller }] of kept)
        if (payload === '' || payload.includes(caller.actor.personUid)) kept.delete(key);
      for (const heard of hearers) heard(payload);
    },
    onForget: (heard) => hearers.push(heard),
  };
}
