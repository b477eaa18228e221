import { recordFactor } from '../../platform/access/recent-factor.ts';
import type { Handler } from '../../platform/http/call.ts';
import { checkCode } from '../second-factor/second-factor.ts';
import { getEmail } from '../people/get-email.ts';
import { checkOwnPassword } from '../sign-in-limits/check-own-password.ts';
import type { Clock } from '../sessions/clock.ts';

// Under the same limits as a sign-in, so that an unlocked screen cannot be used to guess the password.
export const confirmSignIn =
  (clock: Clock): Handler<'confirmSignIn'> =>
  async (call, { body }) => {
    const { db, actor } = call;
    const email = await getEmail(db, actor.personUid);
    if ('code' in body) await checkCode(call, { personUid: actor.personUid, email }, body.code, clock());
    else await checkOwnPassword(call, email, body.password, clock());
    await recordFactor(db, actor.session, actor.personUid, clock());
    return { ok: true };
  };
