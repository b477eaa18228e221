import { phoneCode as facts } from '@visawright/contract/identity/channel-facts.ts';
import { at, type Clock } from '../../../identity/sessions/clock.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { isSameCode } from '../../../platform/crypto/mailed-code.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../../platform/http/call.ts';
import { getOwnChannels } from '../channels/own-channels.ts';
import { hashPhone, openPhone, phoneCodeOf, sealPhone } from './stored-phone.ts';

export const confirmPhone =
  (clock: Clock): Handler<'confirmPhone'> =>
  async (call, { body: { codeUid, code } }) => {
    const { db, parts, actor } = call;
    const now = clock();
    const { tries, number: sealed } = await takeTry(call, codeUid, now);
    if (!isSameCode(code, phoneCodeOf(parts.keys, db.realmId, codeUid)))
      throw new AppError('phone.codeWrong', { left: facts.tries - tries });
    const number = openPhone(parts.keys, db.realmId, codeUid, sealed);
    return db.transaction(async (tx) => {
      const claimed = await tx.run(sql`
        update phone_code set confirmed_at = ${at(now)}
        where realm_id = ${tx.realmId} and code_uid = ${codeUid} and confirmed_at is null`);
      if (claimed === 0) throw new AppError('phone.codeOld');
      await tx.run(sql`
        insert into person_phone (realm_id, person_uid, number, number_hash)
        values (${tx.realmId}, ${actor.personUid}, ${sealPhone(parts.keys, tx.realmId, actor.personUid, number)},
          ${hashPhone(parts.keys, tx.realmId, number)})
        on conflict (realm_id, person_uid) do update set number = excluded.number, number_hash = excluded.number_hash,
          stopped = '{}', confirmed_at = clock_timestamp()`);
      await writeChange(tx, actor, { kind: 'phoneConfirmed', subjectUid: actor.personUid });
      return getOwnChannels(tx, parts.keys, actor);
    });
  };

// Counted before the code is compared, so that no number of concurrent calls gets more tries.
async function takeTry({ db, actor }: ActorCall, codeUid: string, now: number) {
  const attempt = await db.find<{ tries: number; number: Buffer }>(sql`
    update phone_code set tries = tries + 1
    where realm_id = ${db.realmId} and code_uid = ${codeUid} and person_uid = ${actor.personUid} and confirmed_at is null
      and tries < ${facts.tries} and requested_at > ${at(now - facts.seconds * 1_000)}
    returning tries, number`);
  if (attempt === undefined) throw new AppError('phone.codeOld');
  return attempt;
}

export const removePhone: Handler<'removePhone'> = ({ db, actor, parts }) =>
  db.transaction(async (tx) => {
    const removed = await tx.run(
      sql`delete from person_phone where realm_id = ${tx.realmId} and person_uid = ${actor.personUid}`,
    );
    if (removed > 0) await writeChange(tx, actor, { kind: 'phoneRemoved', subjectUid: actor.personUid });
    return getOwnChannels(tx, parts.keys, actor);
  });
