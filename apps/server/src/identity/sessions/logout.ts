import type { Handler, PublicCall } from '../../platform/http/call.ts';
import type { Clock } from './clock.ts';
import { findLiveSession } from './find-live-session.ts';
import { cookieName, openProviderRefresh } from './session-tokens.ts';
import { endSessions, type Session } from './sessions.queries.ts';

// Ended here first, which is final for us; the provider follows when it answers.
export async function endEverywhere(call: PublicCall, session: Session, now: number): Promise<void> {
  await endSessions(call.db, { sessionUid: session.session_uid }, now);
  const { identity, keys, log } = call.parts;
  await identity
    .endSession(call.realm, openProviderRefresh(keys, call.db.realmId, session))
    .catch(() => log.warn({ requestId: call.requestId }, 'the provider did not end a session; it will expire'));
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
