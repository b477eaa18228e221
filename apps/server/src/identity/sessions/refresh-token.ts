import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { recordActivity } from './record-activity.ts';
import type { Clock } from './clock.ts';
import { endEverywhere } from './logout.ts';
import { findLiveSession } from './find-live-session.ts';
import { sealTokens, openProviderRefresh, buildTokens } from './session-tokens.ts';
import { findSession, rotateSession, type Session } from './sessions.queries.ts';

const replayMs = 30_000; // for parallel tabs and lost replies: the previous handle is accepted this long

export const refreshToken =
  (clock: Clock): Handler<'refreshToken'> =>
  async (call, { body }) => {
    const now = clock();
    const { keys, identity } = call.parts;
    const { realmId } = call.db;
    const live = await findLiveSession(call, body.refreshToken, now);
    if (live === undefined) throw new AppError('auth.refreshDead');
    const { handle, session } = live;

    if (handle.counter === session.counter) {
      // Outside any transaction because the provider may be slow. It accepts the same token twice, so two tabs at once both succeed.
      const fresh = await identity.refresh(call.realm, openProviderRefresh(keys, realmId, session));
      if (fresh === 'dead') {
        await endEverywhere(call, session, now);
        throw new AppError('auth.refreshDead');
      }
      const stored = sealTokens(keys, realmId, session.session_uid, fresh, now);
      const next: Session = { ...session, ...stored, counter: session.counter + 1 };
      if (await rotateSession(call.db, next)) {
        await recordActivity(call.db, next.person_uid);
        return buildTokens(keys, realmId, next, now);
      }
    }

    const current = await findSession(call.db, session.session_uid, now);
    if (current === undefined) throw new AppError('auth.refreshDead');
    const isPredecessor = handle.counter === current.counter - 1;
    if (isPredecessor && now - current.rotated_at.getTime() <= replayMs)
      return buildTokens(keys, realmId, current, now);
    // An old handle was reused, so it may have been stolen: the session ends for both holders.
    await endEverywhere(call, current, now);
    throw new AppError('auth.refreshDead');
  };
