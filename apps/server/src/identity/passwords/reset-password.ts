import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { setPassword } from './change-password.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { checkNewPassword } from './check-new-password.ts';
import { clearSignInAttempts } from '../sign-in-limits/sign-in-limit.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';

interface Request {
  readonly request_uid: string;
  readonly account: Buffer;
  readonly kc_sub: string;
  readonly email: string;
}

export const resetPassword =
  (clock: Clock): Handler<'resetPassword'> =>
  async (call, { body }) => {
    const now = clock();
    const request = await claim(call, body.code, now);
    try {
      checkNewPassword(call.realm, request.email, body.newPassword);
      await setPassword(call, request.kc_sub, body.newPassword, now);
    } catch (error) {
      // A rejected password does not use up the link.
      await call.db.run(sql`
        update reset_request set used_at = null
        where realm_id = ${call.db.realmId} and request_uid = ${request.request_uid}`);
      throw error;
    }
    await clearSignInAttempts(call, request.account);
    return { ok: true };
  };

// Single use, even when the link is opened twice at once.
async function claim(call: PublicCall, code: string, now: number): Promise<Request> {
  const request = await call.db.find<Request>(sql`
    update reset_request r set used_at = ${at(now)} from person p
    where r.realm_id = ${call.db.realmId} and r.code_hash = ${secretHash(code)} and r.used_at is null
      and r.code_expires_at > ${at(now)} and p.realm_id = r.realm_id and p.person_uid = r.person_uid and p.status = 'active'
    returning r.request_uid, r.account, p.kc_sub, p.email`);
  if (request === undefined) throw new AppError('auth.resetDead');
  return request;
}
