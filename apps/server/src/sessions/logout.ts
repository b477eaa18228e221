import type { Handler, PublicCall } from '../http/call.ts';
import type { Clock } from './clock.ts';
import { findLiveSession } from './live-session.ts';
import { cookieName, providerRefresh } from './session-tokens.ts';
import { endSessions, type Session } from './sessions.queries.ts';

// Here first, which is final for us; the provider follows as soon as it answers.
export async function endEverywhere(call: PublicCall, session: Session, now: number): Promise<void> {
  await endSessions(call.db, { sessionUid: session.session_uid }, now);
  const { identity, keys, log } = call.parts;
  await identity
    .endSession(call.realm, providerRefresh(keys, call.db.realmId, session))
    .catch(() => log.warn({ requestId: call.requestId }, 'the provider did not end a session; it will run out'));
}

export const logout =
  (clock: Clock): Handler<'logout'> =>
  async (call, { body }) => {
    const now = clock();
    const live = await findLiveSession(call, body.refreshToken, now);
    if (live !== undefined) {
      await endEverywhere(call, live.session, now);
      if (live.session.cookie_hash !== null) call.setCookie(cookieName(call.realm.path), '', 0);
    }
    return { ok: true };
  };
