import { recordFactor } from '../../platform/access/recent-factor.ts';
import type { Handler } from '../../platform/http/call.ts';
import { checkOwnProof } from '../second-factor/check-own-proof.ts';
import { getEmail } from '../people/get-email.ts';
import type { Clock } from '../sessions/clock.ts';

// Under the same limits as a sign-in, so that an unlocked screen cannot be used to guess the password.
export const confirmSignIn =
  (clock: Clock): Handler<'confirmSignIn'> =>
  async (call, { body }) => {
    const { db, actor } = call;
    const email = await getEmail(db, actor.personUid);
    await checkOwnProof(call, { personUid: actor.personUid, email }, body, clock());
    await recordFactor(db, actor.session, actor.personUid, clock());
    return { ok: true };
  };
