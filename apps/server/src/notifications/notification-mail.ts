import type { NotificationKind } from '@visawright/contract/notification.ts';
import { sql, type Db } from '../access/db.ts';
import { mayAct, standingJoins } from '../access/standing.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import { realmAddress } from '../mail/realm-address.ts';
import type { MailParts } from '../mail/reset-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { notificationSubject, notificationWords } from './notification-words.ts';

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

// Whoever switched the mail off meanwhile, or has been suspended, alone or with the agency, gets none. No traveller's name and
// no reviewer's remark leaves by mail: the reference is enough.
const findMailed = (db: Db, notificationUid: string) =>
  db.find<MailedNotification>(sql`
    select n.kind, p.email, p.first_name, p.preferences ->> 'language' as language, a.reference, g.name as agency, t.title,
      case when n.kind in ('requestMade', 'requestDecided') then n.body else coalesce(t.body, '') end as words
    from notification n
    join person p on p.realm_id = n.realm_id and p.person_uid = n.person_uid ${standingJoins}
    left join application a on a.realm_id = n.realm_id and a.application_uid = n.application_uid
    left join request q on q.realm_id = n.realm_id and q.request_uid = n.request_uid
    left join agency g on g.realm_id = q.realm_id and g.agency_uid = q.agency_uid
    left join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid
    where n.realm_id = ${db.realmId} and n.notification_uid = ${notificationUid} and ${mayAct}
      and (p.preferences -> 'notifications' -> n.kind ->> 'mail')::boolean`);

export const notificationMail =
  (parts: MailParts) =>
  async (run: Run, { realmId, notificationUid }: JobInputs['notificationMail']) => {
    const db = parts.tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, mailed] = [await parts.realms.byId(realmId), await findMailed(db, notificationUid)];
      if (!realm || !mailed) return;
      await sendOnce(parts.mail, db, realm, {
        key: `notification ${notificationUid}`,
        to: mailed.email,
        subject: notificationSubject(realm.configuration.realmDisplayName, mailed),
        link: new URL('#/notifications', realmAddress(realm, parts.publicUrl)).href,
        words: [notificationWords(mailed)],
      });
    });
  };
