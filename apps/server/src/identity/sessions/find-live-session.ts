import type { PublicCall } from '../../platform/http/call.ts';
import { readRefreshHandle, type RefreshHandle } from './refresh-handle.ts';
import { matchesCookie } from './session-tokens.ts';
import { findSession, type Session } from './sessions.queries.ts';

// The session a refresh handle belongs to, whatever its counter, provided the bound cookie matches.
export async function findLiveSession(
  call: PublicCall,
  text: string,
  now: number,
): Promise<{ handle: RefreshHandle; session: Session } | undefined> {
  const handle = readRefreshHandle(call.parts.keys, call.db.realmId, text);
  if (handle === undefined) return undefined;
  const session = await findSession(call.db, handle.sessionUid, now);
  if (session === undefined || handle.counter > session.counter || !matchesCookie(call, session)) return undefined;
  return { handle, session };
}
