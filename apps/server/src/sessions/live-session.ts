import type { PublicCall } from '../http/call.ts';
import { readHandle, type Handle } from './handle.ts';
import { cookieFits } from './session-tokens.ts';
import { findSession, type Session } from './sessions.queries.ts';

// The session a handle belongs to, whichever turn it is of, with the cookie it is bound to.
export async function findLiveSession(
  call: PublicCall,
  text: string,
  now: number,
): Promise<{ handle: Handle; session: Session } | undefined> {
  const handle = readHandle(call.parts.keys, call.db.realmId, text);
  if (handle === undefined) return undefined;
  const session = await findSession(call.db, handle.sessionUid, now);
  if (session === undefined || handle.counter > session.counter || !cookieFits(call, session)) return undefined;
  return { handle, session };
}
