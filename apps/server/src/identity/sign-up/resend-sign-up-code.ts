import { signUpCode } from '@visawright/contract/identity/sign-up-facts.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { openDetails } from './sign-up-details.ts';
import { maySendMail } from './sign-up-limits.ts';
import { codeReply, enqueueMail, isPartnerSignUp, requireOffered } from './sign-up.ts';

// The pause holds on the server as well; a sign-up that does not exist is answered like one that waits.
export const resendSignUpCode =
  (clock: Clock): Handler<'resendSignUpCode'> =>
  async (call, { body: { signUpUid } }) => {
    requireOffered(call.realm, await isPartnerSignUp(call, signUpUid));
    const now = clock();
    await call.db.transaction(async (tx) => {
      const row = await tx.find<{ sends: number; details: Buffer }>(sql`
        update sign_up set sends = sends + 1, sent_at = ${at(now)}, tries = 0
        where realm_id = ${tx.realmId} and sign_up_uid = ${signUpUid} and confirmed_at is null and details is not null
          and sent_at <= ${at(now - signUpCode.resendSeconds * 1_000)} and sends < ${signUpCode.sends}
        returning sends, details`);
      if (row === undefined) throw new AppError('signUp.tooSoon');
      const { email } = openDetails(call.parts.keys, tx.realmId, signUpUid, row.details);
      if (await maySendMail({ ...call, db: tx }, email, now)) await enqueueMail(call, tx, signUpUid, row.sends);
    });
    return codeReply;
  };
