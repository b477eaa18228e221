import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import { sql, type Db } from '../db/db.ts';
import { personRoom } from '../realtime/rooms.ts';
import { publishAll } from '../realtime/publish.ts';

interface Recipients {
  readonly personUids: readonly string[]; // the person who caused it is skipped
  readonly kind: NotificationKind;
  readonly causedBy: string | null;
}
// One notification per application. Without a text: what was written about a traveller is sealed.
interface AboutApplications extends Recipients {
  readonly applicationUids: readonly string[];
  readonly requestUid?: never;
  readonly announcementUid?: never;
  readonly text?: never;
}
interface AboutOthers extends Recipients {
  readonly applicationUids?: never;
  readonly requestUid?: string;
  readonly announcementUid?: string;
  readonly text?: string;
}
export type NewNotification = AboutApplications | AboutOthers;

// Runs in the transaction of the event, so that nothing rolled back is announced. Each person's settings decide between in-app, email,
// both or neither. Returns how many notifications were created.
export async function notify(db: Db, { personUids, kind, causedBy, ...about }: NewNotification): Promise<number> {
  const receivers = [...new Set(personUids)].filter((uid) => uid !== causedBy);
  if (receivers.length === 0) return 0;
  const made = await db.many<{ uid: string; person_uid: string; in_app: boolean }>(sql`
    insert into notification (realm_id, person_uid, kind, application_uid, request_uid, announcement_uid, caused_by, body,
      in_app, mail_due, read_at)
    select ${db.realmId}, w.person_uid, ${kind}, named.application_uid, ${about.requestUid ?? null},
      ${about.announcementUid ?? null}, ${causedBy}, ${about.text ?? ''}, w.in_app, w.by_mail,
      case when w.in_app then null else now() end
    from (
      select p.person_uid, coalesce((p.preferences -> 'notifications' -> ${kind}::text ->> 'app')::boolean, true) as in_app,
        coalesce((p.preferences -> 'notifications' -> ${kind}::text ->> 'mail')::boolean, false) as by_mail
      from person p
      where p.realm_id = ${db.realmId} and p.person_uid = any(${receivers}::uuid[]) and p.status = 'active'
        and p.role in ('admin', 'agency', 'agent')
    ) w, unnest(${about.applicationUids ?? [null]}::uuid[]) named (application_uid)
    where w.in_app or w.by_mail
    returning notification_uid as uid, person_uid, in_app`);
  const hints = made
    .filter((row) => row.in_app)
    .map((row) => ({ rooms: [personRoom(db.realmId, row.person_uid)], payload: { notificationUid: row.uid } }));
  await publishAll(db, 'notification:new', hints);
  return made.length;
}
