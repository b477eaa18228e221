import { emailChangeCode as facts } from '@visawright/contract/identity/email-change-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { endOthers } from '../account/own-sessions.ts';
import { freeAddress } from '../invitations/free-address.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { isSameCode } from '../../platform/crypto/mailed-code.ts';
import { emailChangeCode, openChange } from './email-change.ts';

// All other sessions end, and links that were sent to the former address stop working.
export const confirmEmailChange =
  (clock: Clock): Handler<'confirmEmailChange'> =>
  async (call, { body: { changeUid, code } }) => {
    const { db, parts } = call;
    const now = clock();
    const { tries, details } = await takeTry(call, changeUid, now);
    if (!isSameCode(code, emailChangeCode(parts.keys, db.realmId, changeUid)))
      throw new AppError('email.codeWrong', { left: facts.tries - tries });
    const { email } = openChange(parts.keys, db.realmId, changeUid, details);
    await db.transaction((tx) => changeAddress(call, tx, changeUid, email, now));
    await endOthers(call);
    return { email };
  };

// Counted before the code is compared, so that no number of concurrent calls gets more tries.
async function takeTry({ db, actor }: ActorCall, changeUid: string, now: number) {
  const attempt = await db.find<{ tries: number; details: Buffer }>(sql`
    update email_change set tries = tries + 1
    where realm_id = ${db.realmId} and change_uid = ${changeUid} and person_uid = ${actor.personUid} and confirmed_at is null
      and tries < ${facts.tries} and requested_at > ${at(now - facts.seconds * 1_000)}
    returning tries, details`);
  if (attempt === undefined) throw new AppError('email.codeOld');
  return attempt;
}

// The provider is last: if it refuses, nothing has changed here.
async function changeAddress(call: ActorCall, tx: Tx, changeUid: string, email: string, now: number): Promise<void> {
  const { actor, realm, parts } = call;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('account ' || ${tx.realmId} || ${email}, 0))`);
  const claimed = await tx.run(sql`
    update email_change set confirmed_at = ${at(now)}
    where realm_id = ${tx.realmId} and change_uid = ${changeUid} and confirmed_at is null`);
  const isTaken = await tx.find(sql`
    select 1 from person where realm_id = ${tx.realmId} and email = ${email} and person_uid <> ${actor.personUid}`);
  if (claimed === 0) throw new AppError('email.codeOld');
  if (isTaken) throw new AppError('person.emailTaken'); // the code has shown that the mailbox is theirs, so nothing is revealed
  await tx.run(sql`
    update reset_request set used_at = now()
    where realm_id = ${tx.realmId} and person_uid = ${actor.personUid} and used_at is null`);
  await writeChange(tx, actor, { kind: 'emailChanged', subjectUid: actor.personUid });
  const input = { realmId: tx.realmId, changeUid, about: 'change' as const };
  await parts.jobs.enqueue(tx, 'emailChangeMail', `${changeUid}-change`, input);
  await freeAddress(tx, parts.identity, realm, email);
  await tx.run(sql`
    update person set email = ${email} where realm_id = ${tx.realmId} and person_uid = ${actor.personUid}`);
  if ((await parts.identity.setAddress(realm, actor.sub, email)) === 'taken') throw new AppError('part.unavailable');
}
