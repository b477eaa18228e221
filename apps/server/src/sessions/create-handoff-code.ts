import { createHash, randomBytes } from 'node:crypto';
import { sql } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { at, type Clock } from './clock.ts';
import { findLiveSession } from './live-session.ts';

const lifeSeconds = 60;

export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

export const createHandoffCode =
  (clock: Clock): Handler<'createHandoffCode'> =>
  async (call, { body }) => {
    const now = clock();
    const live = await findLiveSession(call, body.refreshToken, now);
    if (live === undefined || live.session.person_uid !== call.actor.personUid) throw new AppError('auth.refreshDead');
    const code = randomBytes(32).toString('base64url');
    await call.db.run(sql`
      with old as (delete from handoff_code where realm_id = ${call.db.realmId} and expires_at <= ${at(now)})
      insert into handoff_code (realm_id, code_hash, session_uid, expires_at)
      values (${call.db.realmId}, ${codeHash(code)}, ${live.session.session_uid}, ${at(now + lifeSeconds * 1_000)})`);
    return { code, expiresIn: lifeSeconds };
  };
