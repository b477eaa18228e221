import { randomUUID } from 'node:crypto';
import { emailChangeCode as facts } from '@visawright/contract/identity/email-change-facts.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { checkPassword } from '../sign-in-limits/check-password.ts';
import { hashAccountName, takeAttempt } from '../sign-in-limits/sign-in-attempts.ts';
import { sealChange } from './email-change.ts';

const requestsAllowed = 5; // in a quarter of an hour

// The session alone is not enough: the password is checked under the limit of a sign-in. The reply is the same whether another
// account has the new address or not; the worker finds out.
export const requestEmailChange =
  (clock: Clock): Handler<'requestEmailChange'> =>
  async (call, { body }) => {
    const now = clock();
    const { db, actor, parts } = call;
    const { email: former } = await db.get<{ email: string }>(
      sql`select email from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
    );
    await requirePassword(call, former, body.password, now);
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

// The session that the provider opens for the check ends again.
async function requirePassword(call: ActorCall, email: string, password: string, now: number): Promise<void> {
  const proof = await checkPassword(call, email, password, now);
  if (proof.kind === 'refused') throw new AppError('auth.failed');
  if (proof.kind === 'ok')
    await call.parts.identity.endSession(call.realm, proof.tokens.refreshToken).catch(() => undefined);
}
