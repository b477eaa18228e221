import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { mayAct, accountStatusJoins } from '../../platform/access/may-act.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { sendMailOnce } from '../../platform/mail/send-mail-once.ts';
import { writeNotificationSubject, writeNotificationText } from './notification-text.ts';

export interface MailedNotification {
  readonly kind: NotificationKind;
  readonly email: string;
  readonly first_name: string;
  readonly language: string | null;
  readonly reference: string | null;
  readonly agency: string | null;
  readonly title: string | null;
  readonly words: string;
}

// Nobody gets a mail who has switched it off or is suspended. Mails contain the reference only, never a traveller's
// name or a reviewer's remark.
const findMailed = (db: Db, notificationUid: string) =>
  db.find<MailedNotification>(sql`
    select n.kind, p.email, p.first_name, p.preferences ->> 'language' as language, a.reference, g.name as agency, t.title,
      case when n.kind in ('requestMade', 'requestDecided') then n.body else coalesce(t.body, '') end as words
    from notification n
    join person p on p.realm_id = n.realm_id and p.person_uid = n.person_uid ${accountStatusJoins}
    left join application a on a.realm_id = n.realm_id and a.application_uid = n.application_uid
    left join request q on q.realm_id = n.realm_id and q.request_uid = n.request_uid
    left join agency g on g.realm_id = q.realm_id and g.agency_uid = q.agency_uid
    left join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid
    where n.realm_id = ${db.realmId} and n.notification_uid = ${notificationUid} and ${mayAct}
      and (p.preferences -> 'notifications' -> n.kind ->> 'mail')::boolean`);

export const sendNotificationMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, notificationUid }: JobInputs['notificationMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, mailed] = [await parts.realms.byId(realmId), await findMailed(db, notificationUid)];
      if (!realm || !mailed) return;
      await sendMailOnce(parts.mail, db, realm, {
        key: `notification ${notificationUid}`,
        to: mailed.email,
        subject: writeNotificationSubject(realm.configuration.realmDisplayName, mailed),
        link: new URL('#/notifications', realmAddress(realm, parts.publicUrl)).href,
        sections: [writeNotificationText(mailed)],
      });
    });
  };
