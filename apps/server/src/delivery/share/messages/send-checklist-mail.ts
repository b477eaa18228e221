import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import { sendMailOnce } from '../../../platform/mail/send-mail-once.ts';
import { deriveMessageKey, messageAddress, openMessage, type ListOf } from './checklist-message.ts';
import { writeChecklistSubject, writeChecklistText } from './checklist-mail-text.ts';

interface Row extends ListOf {
  readonly applicant_uid: string;
  readonly text: Buffer;
  readonly email: string | null;
  readonly first_name: string;
  readonly agency: string;
}

const findMail = (db: Db, messageUid: string) =>
  db.find<Row>(sql`
    select m.applicant_uid, m.text, a.visa_to, a.visa_category, t.first_name, g.name as agency,
      case when p.joined_at is null then coalesce(t.email, p.email) else p.email end as email
    from checklist_message m
    join application a on a.realm_id = m.realm_id and a.application_uid = m.application_uid and a.deleted_at is null
    join applicant t on t.realm_id = m.realm_id and t.applicant_uid = m.applicant_uid
    join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    left join person p on p.realm_id = t.realm_id and p.person_uid = t.person_uid
    where m.realm_id = ${db.realmId} and m.message_uid = ${messageUid} and m.expires_at > now()`);

export const sendChecklistMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, messageUid, language }: JobInputs['checklistMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, row] = [await parts.realms.byId(realmId), await findMail(db, messageUid)];
      if (!realm || !row?.email) return;
      const key = deriveMessageKey(parts.keys, realmId, messageUid);
      const link = messageAddress(realm, parts.publicUrl, row, { key, language });
      if (link === undefined) return;
      const traveller = await loadApplicantKey(db, parts.keys, row.applicant_uid);
      const words = {
        firstName: row.first_name,
        agency: row.agency,
        country: row.visa_to,
        text: openMessage(traveller, messageUid, row.text),
      };
      await sendMailOnce(parts.mail, db, realm, {
        key: `checklist message ${messageUid}`,
        to: row.email,
        subject: writeChecklistSubject(language, words),
        link,
        sections: [writeChecklistText(language, words)],
      });
    });
  };
