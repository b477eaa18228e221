import { texts } from '@visawright/contract/texts.ts';
import type { TokenValidation } from '@visawright/contract/user.ts';
import { call } from '../../lib/call.ts';
import { flagsFor, storeFlags, type Flags } from '../../lib/flags.ts';
import { endOnServer } from '../../lib/logout.ts';
import { setPhase } from '../../lib/session.ts';
import {
  isLive,
  partnerSession,
  sessionOf,
  storedSession,
  storeSession,
  type StoredSession,
} from '../../lib/stored-session.ts';
import { claims } from '../../lib/token.ts';
import { buildUser } from './build-user.ts';

export function hasCreationKey({ search, hash }: { search: string; hash: string }) {
  const queries = [search, hash.split('?')[1] ?? ''];
  return queries.some((query) => Boolean(new URLSearchParams(query).get('applicationCreationKey')?.trim()));
}

const incomingSession = (token: string, { tokens }: TokenValidation): StoredSession =>
  tokens ? sessionOf('form', tokens) : partnerSession(token, claims(token).exp);

// The first script already took the token out of the address. A live session of somebody else is never replaced unasked.
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
  if (isLive(current) && claims(current.access_token).sub !== checked.userData.id)
    setPhase({ name: 'confirmAccount', incoming, flags });
  else await takeSession(incoming, flags);
}

export async function takeSession(incoming: StoredSession, flags: Flags) {
  storeSession(incoming);
  storeFlags(flags);
  await buildUser(incoming.access_token);
  location.reload();
}

export async function replaceSession(incoming: StoredSession, flags: Flags) {
  const replaced = storedSession();
  if (replaced?.kind === 'form') await endOnServer(replaced.refresh_token);
  await takeSession(incoming, flags);
}
