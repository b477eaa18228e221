import { texts } from '@visawright/contract/platform/texts.ts';
import type { TokenValidation } from '@visawright/contract/identity/user.ts';
import { call } from '../../../lib/api/call.ts';
import { flagsFor, storeFlags, type Flags } from '../../../lib/session/flags.ts';
import { endOnServer, reloadPage } from '../../../lib/session/logout.ts';
import { setPhase } from '../../../lib/session/session.ts';
import {
  isLive,
  partnerSession,
  sessionOf,
  storedSession,
  storeSession,
  type StoredSession,
} from '../../../lib/tokens/stored-session.ts';
import { claims } from '../../../lib/tokens/token.ts';
import { buildUser } from './build-user.ts';

export function hasCreationKey({ search, hash }: { search: string; hash: string }) {
  const queries = [search, hash.split('?')[1] ?? ''];
  return queries.some((query) => Boolean(new URLSearchParams(query).get('applicationCreationKey')?.trim()));
}

const incomingSession = (token: string, { tokens }: TokenValidation): StoredSession =>
  tokens ? sessionOf('form', tokens) : partnerSession(token, claims(token).exp);

// The entry script has already removed the token from the address. Anyone can send a link, so nobody is signed in by one without being
// asked, except the person who is signed in already.
export async function acceptBearer(token: string) {
  const checked: TokenValidation = await call('validateToken', { body: { accessToken: token } }).catch(() => ({
    tokenValid: false,
  }));
  if (!checked.tokenValid || !checked.userData) {
    setPhase({ name: 'failed', message: texts.invalidBearerToken, requestId: '' });
    return;
  }
  const incoming = incomingSession(token, checked);
  const flags = flagsFor(true, hasCreationKey(location));
  const current = storedSession();
  if (isLive(current) && claims(current.access_token).sub === checked.userData.id) await takeSession(incoming, flags);
  else setPhase({ name: 'confirmAccount', incoming, flags });
}

async function takeSession(incoming: StoredSession, flags: Flags) {
  storeSession(incoming);
  storeFlags(flags);
  await buildUser(incoming.access_token);
  location.reload();
}

// The session that waited for an answer ends, and the page shows what it would show without the link.
export async function refuseSession(incoming: StoredSession) {
  await endOnServer(incoming.refresh_token);
  reloadPage();
}

export async function replaceSession(incoming: StoredSession, flags: Flags) {
  await endOnServer(storedSession()?.refresh_token);
  await takeSession(incoming, flags);
}
