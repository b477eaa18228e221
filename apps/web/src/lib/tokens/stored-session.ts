import type { Tokens } from '@visawright/contract/identity/user.ts';
import { readJson, writeJson } from '../browser/storage.ts';

// `form`: a session of our server, from our form, a hand-off code or the identity provider's page; `partner`: a bare access token.
export interface StoredSession {
  kind: 'form' | 'partner';
  access_token: string;
  refresh_token: string | null;
  expires_in: number;
  refresh_expires_in: number;
  expiresAt: number; // by this browser's clock
  refreshExpiresAt: number;
}

export function sessionOf(kind: StoredSession['kind'], tokens: Tokens, now = Date.now()): StoredSession {
  return {
    kind,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_in: tokens.expires_in,
    refresh_expires_in: tokens.refresh_expires_in,
    expiresAt: now + tokens.expires_in * 1_000,
    refreshExpiresAt: now + tokens.refresh_expires_in * 1_000,
  };
}

export function partnerSession(accessToken: string, exp: number | undefined, now = Date.now()): StoredSession {
  const expiresAt = exp ? exp * 1_000 : now;
  const seconds = Math.max(0, Math.floor((expiresAt - now) / 1_000));
  return {
    kind: 'partner',
    access_token: accessToken,
    refresh_token: null,
    expires_in: seconds,
    refresh_expires_in: 0,
    expiresAt,
    refreshExpiresAt: 0,
  };
}

export const storedSession = () => {
  const found = readJson('session') as StoredSession | null;
  return found?.access_token ? found : null;
};
export const storeSession = (session: StoredSession) => writeJson('session', session);

// The token is valid, or can be refreshed.
export const isLive = (session: StoredSession | null, now = Date.now()): session is StoredSession =>
  session !== null && (session.expiresAt > now || (session.refresh_token !== null && session.refreshExpiresAt > now));

export const runsOut = (session: StoredSession, withinSeconds: number, now = Date.now()) =>
  session.expiresAt - now <= withinSeconds * 1_000;
