import { tokenRefresh } from '@visawright/contract/platform/constants.ts';
import { startAddresses } from '@visawright/contract/operations/start-addresses.ts';
import type { Tokens } from '@visawright/contract/identity/user.ts';
import { CallError, send } from '../http/send.ts';
import { storageKey } from '../browser/storage.ts';
import { sessionOf, storedSession, storeSession, runsOut, type StoredSession } from '../tokens/stored-session.ts';

export type Refreshed = 'fresh' | 'rejected' | 'unreachable';

async function nextTokens(session: StoredSession): Promise<Tokens> {
  if (session.refresh_token === null) throw new CallError(401, null); // a bare access token cannot be refreshed
  const reply = await send({
    method: startAddresses.refreshToken.method,
    url: startAddresses.refreshToken.path,
    body: { refreshToken: session.refresh_token },
  });
  return (await reply.json()) as Tokens;
}

// Only a refusal ends the session; network faults are retried at the next check.
const isRejection = (error: unknown) =>
  error instanceof CallError && [400, 401, 403, 404, 409, 422].includes(error.status);

async function refreshOnce(usedToken: string): Promise<Refreshed> {
  const session = storedSession();
  if (!session) return 'rejected';
  if (session.access_token !== usedToken) return 'fresh'; // another tab was faster
  try {
    const tokens = await nextTokens(session);
    // A logout in the meantime must not be undone.
    if (!storedSession()) return 'rejected';
    storeSession(sessionOf('form', tokens));
    return 'fresh';
  } catch (error) {
    return isRejection(error) ? 'rejected' : 'unreachable';
  }
}

let running: Promise<Refreshed> | undefined;

// The tab that gets the lock refreshes; the others find the new token in storage.
export function refresh(usedToken: string): Promise<Refreshed> {
  running ??= navigator.locks
    .request(storageKey('session'), () => refreshOnce(usedToken))
    .finally(() => (running = undefined));
  return running;
}

// A partner's bare token is used until it expires; other tokens are refreshed a minute earlier.
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
