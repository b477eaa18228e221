import { tokenRefresh } from '@visawright/contract/constants.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Tokens } from '@visawright/contract/user.ts';
import { CallError, send } from './send.ts';
import { storageKey } from './storage.ts';
import { sessionOf, storedSession, storeSession, runsOut, type StoredSession } from './stored-session.ts';

export type Refreshed = 'fresh' | 'rejected' | 'unreachable';

// Set by the session start of a realm that signs in at the identity provider.
type ProviderRefresh = (refreshToken: string) => Promise<Tokens & { id_token?: string }>;
let providerRefresh: ProviderRefresh | undefined;
export const setProviderRefresh = (next: ProviderRefresh) => (providerRefresh = next);

async function nextTokens(session: StoredSession): Promise<Tokens & { id_token?: string }> {
  if (session.refresh_token === null) throw new CallError(401, null); // a bare access token cannot be renewed
  if (session.kind === 'provider' && providerRefresh) return providerRefresh(session.refresh_token);
  const reply = await send({
    method: addresses.refreshToken.method,
    url: addresses.refreshToken.path,
    body: { refreshToken: session.refresh_token },
  });
  return (await reply.json()) as Tokens;
}

// Only the server's word ends a session; a fault on the way is tried again at the next check.
const isRejection = (error: unknown) =>
  error instanceof CallError && [400, 401, 403, 404, 409, 422].includes(error.status);

async function refreshOnce(usedToken: string): Promise<Refreshed> {
  const session = storedSession();
  if (!session) return 'rejected';
  if (session.access_token !== usedToken) return 'fresh'; // another tab was faster
  try {
    const tokens = await nextTokens(session);
    // A logout that came in between stays a logout.
    if (!storedSession()) return 'rejected';
    const idToken = tokens.id_token ?? session.id_token;
    storeSession({ ...sessionOf(session.kind, tokens), ...(idToken ? { id_token: idToken } : {}) });
    return 'fresh';
  } catch (error) {
    return isRejection(error) ? 'rejected' : 'unreachable';
  }
}

let running: Promise<Refreshed> | undefined;

// One tab refreshes for all: whoever gets the lock; the others then find the new token stored.
export function refresh(usedToken: string): Promise<Refreshed> {
  running ??= navigator.locks
    .request(storageKey('session'), () => refreshOnce(usedToken))
    .finally(() => (running = undefined));
  return running;
}

// A partner's bare token is used up to its end; everything else is renewed a minute before.
const isDue = (session: StoredSession) =>
  runsOut(session, session.refresh_token === null ? 0 : tokenRefresh.thresholdSeconds);

export function watchToken(onRejected: () => void) {
  const check = async () => {
    const session = storedSession();
    if (session && isDue(session) && (await refresh(session.access_token)) === 'rejected') onRejected();
  };
  const timer = setInterval(() => void check(), tokenRefresh.checkSeconds * 1_000);
  return () => clearInterval(timer);
}
