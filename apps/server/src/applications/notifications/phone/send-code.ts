import { randomUUID } from 'node:crypto';
import { phoneCode as facts } from '@visawright/contract/identity/channel-facts.ts';
import { toE164 } from '@visawright/contract/identity/phone-number.ts';
import { at, type Clock } from '../../../identity/sessions/clock.ts';
import { hashAccountName, takeAttempt } from '../../../identity/sign-in-limits/sign-in-attempts.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { listOffered } from '../channels/own-channels.ts';
import { sealPhone } from './stored-phone.ts';

const codesAllowed = 3; // in a quarter of an hour

// Each code costs money and reaches a phone that may belong to another person: limited for the person and for the number.
export const sendPhoneCode =
  (clock: Clock): Handler<'sendPhoneCode'> =>
  async ({ db, actor, parts }, { body }) => {
    const [now, number] = [clock(), toE164(body.number)];
    if ((await listOffered(db)).length === 0) throw new AppError('channel.notOffered');
    for (const limited of [`phone code ${actor.personUid}`, `phone code ${number}`]) {
      const hash = hashAccountName(parts.keys, db.realmId, limited);
      if (!(await takeAttempt(db, hash, now, codesAllowed))) throw new AppError('quota.tooMany');
    }
    const codeUid = randomUUID();
    await db.transaction(async (tx) => {
      // A new code invalidates earlier ones.
      await tx.run(sql`
        update phone_code set tries = ${facts.tries}
        where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and confirmed_at is null`);
      await tx.run(sql`
        insert into phone_code (realm_id, code_uid, person_uid, number, requested_at)
        values (${tx.realmId}, ${codeUid}, ${actor.personUid}, ${sealPhone(parts.keys, tx.realmId, codeUid, number)}, ${at(now)})`);
      await parts.jobs.enqueue(tx, 'phoneCode', codeUid, { realmId: tx.realmId, codeUid });
    });
    return { codeUid, codeSeconds: facts.seconds };
  };
