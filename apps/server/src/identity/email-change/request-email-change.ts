import { randomUUID } from 'node:crypto';
import { emailChangeCode as facts } from '@visawright/contract/identity/email-change-facts.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { getEmail } from '../people/get-email.ts';
import { checkOwnProof } from '../second-factor/check-own-proof.ts';
import { hashAccountName, takeAttempt } from '../sign-in-limits/sign-in-attempts.ts';
import { sealChange } from './email-change.ts';

const requestsAllowed = 5; // in a quarter of an hour

// The session alone is not enough: password or code are checked under the limits of a sign-in. The reply is the same whether another
// account has the new address or not; the worker finds out.
export const requestEmailChange =
  (clock: Clock): Handler<'requestEmailChange'> =>
  async (call, { body }) => {
    const now = clock();
    const { db, actor, parts } = call;
    const former = await getEmail(db, actor.personUid);
    const proof = 'factorCode' in body ? { code: body.factorCode } : body;
    await checkOwnProof(call, { personUid: actor.personUid, email: former }, proof, now);
    const requester = hashAccountName(parts.keys, db.realmId, `email change ${actor.personUid}`);
    if (!(await takeAttempt(db, requester, now, requestsAllowed))) throw new AppError('quota.tooMany');
    const changeUid = randomUUID();
    const sealed = sealChange(parts.keys, db.realmId, changeUid, { email: body.email, former });
    await db.transaction(async (tx) => {
      // A new request invalidates earlier ones.
      await tx.run(sql`
        update email_change set tries = ${facts.tries}
        where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and confirmed_at is null`);
      await tx.run(sql`
        insert into email_change (realm_id, change_uid, person_uid, details, requested_at)
        values (${tx.realmId}, ${changeUid}, ${actor.personUid}, ${sealed}, ${at(now)})`);
      const input = { realmId: tx.realmId, changeUid, about: 'request' as const };
      await parts.jobs.enqueue(tx, 'emailChangeMail', `${changeUid}-request`, input);
    });
    return { changeUid, codeSeconds: facts.seconds };
  };
