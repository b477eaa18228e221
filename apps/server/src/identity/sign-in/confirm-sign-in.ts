import { recordFactor } from '../../platform/access/recent-factor.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler, PublicCall } from '../../platform/http/call.ts';
import { checkCode } from '../second-factor/second-factor.ts';
import { checkPassword } from '../sign-in-limits/check-password.ts';
import type { Clock } from '../sessions/clock.ts';

// Under the same limits as a sign-in, so that an unlocked screen cannot be used to guess the password.
export const confirmSignIn =
  (clock: Clock): Handler<'confirmSignIn'> =>
  async (call, { body }) => {
    const { db, actor } = call;
    const { email } = await db.get<{ email: string }>(
      sql`select email from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
    );
    if ('code' in body) await checkCode(call, { personUid: actor.personUid, email }, body.code, clock());
    else await checkOwnPassword(call, email, body.password, clock());
    await recordFactor(db, actor.session, actor.personUid, clock());
    return { ok: true };
  };

async function checkOwnPassword(call: PublicCall, email: string, password: string, now: number): Promise<void> {
  const proof = await checkPassword(call, email, password, now);
  if (proof.kind === 'refused') throw new AppError('auth.failed');
  // The check opened a session at the provider that nobody needs.
  if (proof.kind === 'ok')
    await call.parts.identity.endSession(call.realm, proof.tokens.refreshToken).catch(() => undefined);
}
