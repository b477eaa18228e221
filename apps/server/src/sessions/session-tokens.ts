import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@visawright/contract/user.ts';
import type { VerifiedToken } from '../access/token.ts';
import type { ProviderTokens } from '../adapters/identity.types.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { PublicCall } from '../http/call.ts';
import { noteActive } from '../people/note-active.ts';
import { at } from './clock.ts';
import { deviceOf } from './device.ts';
import { writeHandle } from './handle.ts';
import { secretHash } from './secret-hash.ts';
import { insertSession, type Session } from './sessions.queries.ts';

const use = 'session-token';
const about = (realmId: string, sessionUid: string) => `${realmId}/${sessionUid}`;

export const cookieName = (realmPath: string) => `__Host-rt-${realmPath}`;

// The provider's tokens as a session's row keeps them: sealed, and only to the one realm and session.
export const keptTokens = (
  keys: KeyStore,
  realmId: string,
  sessionUid: string,
  tokens: ProviderTokens,
  now: number,
) => ({
  kc_refresh: keys.seal(use, about(realmId, sessionUid), tokens.refreshToken),
  access_token: keys.seal(use, about(realmId, sessionUid), tokens.accessToken),
  access_expires_at: at(now + tokens.expiresIn * 1_000),
  expires_at: at(now + tokens.refreshExpiresIn * 1_000),
  rotated_at: at(now),
});

export const providerRefresh = (keys: KeyStore, realmId: string, session: Session): string =>
  keys.open(use, about(realmId, session.session_uid), session.kc_refresh);

// What the browser gets. The current handle is derived, so a lost answer can be given again.
export function tokensOf(keys: KeyStore, realmId: string, session: Session, now: number): Tokens {
  const seconds = (date: Date) => Math.max(0, Math.floor((date.getTime() - now) / 1_000));
  return {
    access_token: keys.open(use, about(realmId, session.session_uid), session.access_token),
    refresh_token: writeHandle(keys, realmId, { sessionUid: session.session_uid, counter: session.counter }),
    expires_in: seconds(session.access_expires_at),
    refresh_expires_in: seconds(session.expires_at),
  };
}

export async function openSession(
  call: PublicCall,
  person: { readonly personUid: string; readonly token: VerifiedToken },
  tokens: ProviderTokens,
  now: number,
): Promise<Tokens> {
  const { keys } = call.parts;
  const { realmId } = call.db;
  const session_uid = randomUUID();
  // A browser's handle alone is worth nothing to a thief: it also needs what scripts cannot read. A browser that already has its
  // secret keeps it, or a second session (a hand-off not yet confirmed) would end the first one.
  const known = call.cookie(cookieName(call.realm.path));
  const cookie = call.origin === undefined ? undefined : (known ?? randomBytes(32).toString('base64url'));
  const session: Session = {
    session_uid,
    person_uid: person.personUid,
    counter: 0,
    kc_session: person.token.session,
    cookie_hash: cookie === undefined ? null : secretHash(cookie),
    ...keptTokens(keys, realmId, session_uid, tokens, now),
  };
  await insertSession(call.db, session, deviceOf(call.userAgent), now);
  await noteActive(call.db, person.personUid);
  if (cookie !== undefined) keepCookie(call, cookie);
  return tokensOf(keys, realmId, session, now);
}

const cookieSeconds = 36_000; // as long as the provider's longest session

export const keepCookie = (call: PublicCall, value: string) =>
  call.setCookie(cookieName(call.realm.path), value, cookieSeconds);

export function cookieFits(call: PublicCall, { cookie_hash }: Session): boolean {
  if (cookie_hash === null) return true;
  const sent = call.cookie(cookieName(call.realm.path));
  return sent !== undefined && timingSafeEqual(secretHash(sent), cookie_hash);
}
