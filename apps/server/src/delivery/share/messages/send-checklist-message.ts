import { randomUUID } from 'node:crypto';
import { inReach } from '../../../platform/access/reach.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { secretHash } from '../../../platform/crypto/secret-hash.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { deriveMessageKey, messageAddress, messageDays, sealMessage, type ListOf } from './checklist-message.ts';

const mostAnHour = 10; // per traveller, so that nobody's mailbox can be flooded

interface Receiver extends ListOf {
  readonly applicant_uid: string;
  readonly email: string | null;
}

export const sendChecklistMessage: Handler<'sendChecklistMessage'> = ({ db, actor, realm, parts }, { body }) =>
  db.transaction(async (tx) => {
    const to = await tx.get<Receiver>(sql`
      select a.applicant_uid, a.visa_to, a.visa_category,
        case when p.joined_at is null then coalesce(m.email, p.email) else p.email end as email
      from application a
      join applicant m on m.realm_id = a.realm_id and m.applicant_uid = a.applicant_uid
      left join person p on p.realm_id = m.realm_id and p.person_uid = m.person_uid
      where a.realm_id = ${tx.realmId} and a.application_uid = ${body.applicationUid} and a.deleted_at is null
        and ${inReach('application', actor, 'applicant.message')} for no key update of m`);
    const isMailed = body.send === 'mail';
    if (isMailed && to.email === null)
      throw new AppError('input.invalid', [{ path: 'body.send', message: 'this applicant has no email address' }]);
    await refuseTooMany(tx, to.applicant_uid);
    const messageUid = randomUUID();
    const key = deriveMessageKey(parts.keys, tx.realmId, messageUid);
    const link = messageAddress(realm, parts.config.PUBLIC_URL, to, { key, language: body.language });
    if (link === undefined) throw new AppError('checklist.none');
    const traveller = await loadApplicantKey(tx, parts.keys, to.applicant_uid);
    await tx.run(sql`
      insert into checklist_message (realm_id, message_uid, applicant_uid, application_uid, key_hash, text, created_by, expires_at)
      values (${tx.realmId}, ${messageUid}, ${to.applicant_uid}, ${body.applicationUid}, ${secretHash(key)},
        ${sealMessage(traveller, messageUid, body.text)}, ${actor.personUid}, now() + ${messageDays} * interval '1 day')`);
    await writeChange(tx, actor, {
      kind: 'checklistMessageSent',
      applicationUid: body.applicationUid,
      applicantUid: to.applicant_uid,
      became: body.send,
    });
    if (isMailed)
      await parts.jobs.enqueue(tx, 'checklistMail', messageUid, {
        realmId: tx.realmId,
        messageUid,
        language: body.language,
      });
    return { link, mailedTo: isMailed ? to.email : null };
  });

async function refuseTooMany(tx: Tx, applicantUid: string): Promise<void> {
  const { n } = await tx.get<{ n: number }>(sql`
    select count(*)::int as n from checklist_message
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and created_at > now() - interval '1 hour'`);
  if (n >= mostAnHour) throw new AppError('quota.tooMany');
}
