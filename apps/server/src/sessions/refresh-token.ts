import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { noteActive } from '../people/note-active.ts';
import type { Clock } from './clock.ts';
import { endEverywhere } from './logout.ts';
import { findLiveSession } from './live-session.ts';
import { keptTokens, providerRefresh, tokensOf } from './session-tokens.ts';
import { findSession, rotateSession, type Session } from './sessions.queries.ts';

const replayMs = 30_000; // tabs and lost answers: the predecessor is answered with its successor this long

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
      // Outside any transaction: the provider may be slow. It takes the same token twice, so two tabs at once both succeed here.
      const fresh = await identity.refresh(call.realm, providerRefresh(keys, realmId, session));
      if (fresh === 'dead') {
        await endEverywhere(call, session, now);
        throw new AppError('auth.refreshDead');
      }
      const kept = keptTokens(keys, realmId, session.session_uid, fresh, now);
      const next: Session = { ...session, ...kept, counter: session.counter + 1 };
      if (await rotateSession(call.db, next)) {
        await noteActive(call.db, next.person_uid);
        return tokensOf(keys, realmId, next, now);
      }
    }

    const current = await findSession(call.db, session.session_uid, now);
    if (current === undefined) throw new AppError('auth.refreshDead');
    const isPredecessor = handle.counter === current.counter - 1;
    if (isPredecessor && now - current.rotated_at.getTime() <= replayMs) return tokensOf(keys, realmId, current, now);
    // An old handle has been kept by somebody: neither holder is believed any more.
    await endEverywhere(call, current, now);
    throw new AppError('auth.refreshDead');
  };
