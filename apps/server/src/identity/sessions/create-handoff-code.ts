import { randomBytes } from 'node:crypto';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from './clock.ts';
import { findLiveSession } from './find-live-session.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';

const lifeSeconds = 60;

export const createHandoffCode =
  (clock: Clock): Handler<'createHandoffCode'> =>
  async (call, { body }) => {
    const now = clock();
    const live = await findLiveSession(call, body.refreshToken, now);
    if (live === undefined || live.session.person_uid !== call.actor.personUid) throw new AppError('auth.refreshDead');
    const code = randomBytes(32).toString('base64url');
    await call.db.run(sql`
      insert into handoff_code (realm_id, code_hash, session_uid, expires_at)
      values (${call.db.realmId}, ${secretHash(code)}, ${live.session.session_uid}, ${at(now + lifeSeconds * 1_000)})`);
    return { code, expiresIn: lifeSeconds };
  };
