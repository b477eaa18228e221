import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@visawright/contract/identity/user.ts';
import type { VerifiedToken } from '../../platform/access/verify-token.ts';
import type { ProviderTokens } from '../../platform/keycloak/identity.types.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { recordActivity } from './record-activity.ts';
import { at } from './clock.ts';
import { describeDevice } from './describe-device.ts';
import { writeRefreshHandle } from './refresh-handle.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { insertSession, type Session } from './sessions.queries.ts';

const use = 'session-token';
const about = (realmId: string, sessionUid: string) => `${realmId}/${sessionUid}`;

export const cookieName = (realmPath: string) => `__Host-rt-${realmPath}`;

// Seals the provider's tokens for storage, bound to the realm and session.
export const sealTokens = (
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

export const openProviderRefresh = (keys: KeyStore, realmId: string, session: Session): string =>
  keys.open(use, about(realmId, session.session_uid), session.kc_refresh);

// Tokens for the browser. The current handle is derived, so a lost reply can be repeated.
export function buildTokens(keys: KeyStore, realmId: string, session: Session, now: number): Tokens {
  const seconds = (date: Date) => Math.max(0, Math.floor((date.getTime() - now) / 1_000));
  return {
    access_token: keys.open(use, about(realmId, session.session_uid), session.access_token),
    refresh_token: writeRefreshHandle(keys, realmId, { sessionUid: session.session_uid, counter: session.counter }),
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
  // A stolen refresh handle is useless without the HttpOnly cookie. A browser that already has a cookie keeps it, otherwise a second
  // session (an unconfirmed hand-off) would end the first.
  const known = call.cookie(cookieName(call.realm.path));
  const cookie = call.origin === undefined ? undefined : (known ?? randomBytes(32).toString('base64url'));
  const session: Session = {
    session_uid,
    person_uid: person.personUid,
    counter: 0,
    kc_session: person.token.session,
    cookie_hash: cookie === undefined ? null : secretHash(cookie),
    ...sealTokens(keys, realmId, session_uid, tokens, now),
  };
  await insertSession(call.db, session, describeDevice(call.userAgent), now);
  await recordActivity(call.db, person.personUid);
  if (cookie !== undefined) setSessionCookie(call, cookie);
  return buildTokens(keys, realmId, session, now);
}

const cookieSeconds = 36_000; // as long as the provider's longest session

const setSessionCookie = (call: PublicCall, value: string) =>
  call.setCookie(cookieName(call.realm.path), value, cookieSeconds);

export function matchesCookie(call: PublicCall, { cookie_hash }: Session): boolean {
  if (cookie_hash === null) return true;
  const sent = call.cookie(cookieName(call.realm.path));
  return sent !== undefined && timingSafeEqual(secretHash(sent), cookie_hash);
}
