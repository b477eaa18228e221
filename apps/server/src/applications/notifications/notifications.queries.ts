import type { Notification, NotificationKind } from '@visawright/contract/platform/notification.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';
import type { Cursor } from '../../platform/lists/cursor.ts';
import type { ListedRow } from '../../platform/lists/page.ts';

export interface NotificationRow extends ListedRow {
  readonly kind: NotificationKind;
  readonly application_uid: string | null;
  readonly reference: string | null;
  readonly request_uid: string | null;
  readonly announcement_uid: string | null;
  readonly about: string;
  readonly text: string;
  readonly person_name: string | null;
  readonly at: Date;
  readonly read_at: Date | null;
  readonly thread_uid: string;
  readonly country: string | null;
  readonly lodge_by: string | null;
}

const own = (db: Db, { personUid }: Actor) =>
  sql`n.realm_id = ${db.realmId} and n.person_uid = ${personUid} and n.in_app`;

// Names are read live. An application that is deleted or out of reach is not named. What was written about one is never part of it.
export function selectNotifications(db: Db, actor: Actor, from: Sql, more: Sql): Sql {
  const isInReach = mayDo(actor, 'application.read') ? inReach('application', actor, 'application.read') : sql`false`;
  return sql`
    select n.notification_uid as uid, n.thread_uid, n.at::text as sort_key, n.kind, a.application_uid, a.reference, a.visa_to as country,
      a.lodge_by, n.request_uid, n.announcement_uid,
      coalesce(t.title, g.name, nullif(trim(w.first_name || ' ' || w.last_name), ''), '') as about,
      coalesce(t.body, n.body) as text, nullif(trim(c.first_name || ' ' || c.last_name), '') as person_name, n.at, n.read_at
    from ${from} n
    left join application a on a.realm_id = n.realm_id and a.application_uid = n.application_uid
      and a.deleted_at is null and ${isInReach}
    left join applicant w on w.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid
    left join request q on q.realm_id = n.realm_id and q.request_uid = n.request_uid
    left join agency g on g.realm_id = q.realm_id and g.agency_uid = q.agency_uid
    left join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid
    left join person c on c.realm_id = n.realm_id and c.person_uid = n.caused_by
    ${more}`;
}

export function listOwnNotifications(
  db: Db,
  actor: Actor,
  { limit, cursor, unreadOnly }: { limit: number; cursor: Cursor | undefined; unreadOnly: boolean },
): Promise<NotificationRow[]> {
  const after = cursor
    ? sql`and (n.at, n.notification_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`
    : sql``;
  return db.many<NotificationRow>(
    selectNotifications(
      db,
      actor,
      sql`notification`,
      sql`where ${own(db, actor)} ${unreadOnly ? sql`and n.read_at is null` : sql``} ${after}
        order by n.at desc, n.notification_uid desc limit ${limit + 1}`,
    ),
  );
}

export const ownNotificationRows = (db: Db, actor: Actor, unreadOnly: boolean) =>
  sql`1 from notification n where ${own(db, actor)} ${unreadOnly ? sql`and n.read_at is null` : sql``}`;

export const presentNotification = (row: NotificationRow): Notification => ({
  notificationUid: row.uid,
  kind: row.kind,
  applicationUid: row.application_uid,
  reference: row.reference,
  requestUid: row.request_uid,
  about: row.about,
  text: row.text,
  announcementUid: row.announcement_uid,
  personName: row.person_name,
  at: row.at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});

export const setNotificationsRead = (
  db: Db,
  actor: Actor,
  uids: readonly string[] | undefined,
  isRead: boolean,
): Promise<number> =>
  db.run(sql`
    update notification n set read_at = ${isRead ? sql`now()` : sql`null`}
    where ${own(db, actor)} and n.read_at is ${isRead ? sql`null` : sql`not null`}
      ${uids === undefined ? sql`` : sql`and n.notification_uid = any(${uids}::uuid[])`}`);
