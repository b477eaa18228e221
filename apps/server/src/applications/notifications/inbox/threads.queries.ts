import type { ThreadCounts } from '@visawright/contract/platform/notification.ts';
import type { ThreadView } from '@visawright/contract/platform/notification-facts.ts';
import { totalCap } from '@visawright/contract/platform/list.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';
import type { Cursor } from '../../../platform/lists/cursor.ts';
import type { ListedRow } from '../../../platform/lists/page.ts';
import { selectNotifications, type NotificationRow } from '../notifications.queries.ts';

export interface ThreadRow extends ListedRow {
  readonly application_uid: string | null;
  readonly at: Date;
  readonly snoozed_until: Date | null;
  readonly is_snoozed: boolean;
  readonly until_answer: boolean;
  readonly is_answered: boolean;
  readonly done_at: Date | null;
  readonly count: number;
  readonly unread: number;
}

const ofThread = sql`n.realm_id = t.realm_id and n.person_uid = t.person_uid and n.thread_uid = t.thread_uid and n.in_app`;
const isOpen = sql`t.done_at is null and (t.snoozed_until is null or t.snoozed_until <= clock_timestamp())`;
const conditions: Record<ThreadView, Sql> = {
  inbox: isOpen,
  unread: sql`${isOpen} and exists (select from notification n where ${ofThread} and n.read_at is null)`,
  mentions: sql`${isOpen} and exists (select from notification n where ${ofThread} and n.kind = 'mentioned')`,
  snoozed: sql`t.done_at is null and t.snoozed_until > clock_timestamp()`,
  done: sql`t.done_at is not null`,
};

export const ownThreads = (db: Db, { personUid }: Actor, view: ThreadView): Sql =>
  sql`1 from notification_thread t where t.realm_id = ${db.realmId} and t.person_uid = ${personUid} and ${conditions[view]}`;

// The newest on top; what was settled last is the first under Done, and what is back next under Snoozed is still sorted by its return.
export function listThreads(
  db: Db,
  actor: Actor,
  { view, limit, cursor }: { readonly view: ThreadView; readonly limit: number; readonly cursor: Cursor | undefined },
): Promise<ThreadRow[]> {
  const by = view === 'done' ? sql`t.done_at` : sql`t.shown_at`;
  const after = cursor ? sql`and (${by}, t.thread_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)` : sql``;
  return db.many<ThreadRow>(sql`
    select t.thread_uid as uid, ${by}::text as sort_key, t.application_uid, t.shown_at as at, t.snoozed_until,
      coalesce(t.snoozed_until > clock_timestamp(), false) as is_snoozed, t.until_answer, t.is_answered, t.done_at, e.count, e.unread
    from notification_thread t, lateral (
      select count(*)::int as count, count(*) filter (where n.read_at is null)::int as unread from notification n where ${ofThread}) e
    where t.realm_id = ${db.realmId} and t.person_uid = ${actor.personUid} and ${conditions[view]} ${after}
    order by ${by} desc, t.thread_uid desc limit ${limit + 1}`);
}

const eventsShown = 5;

// The newest events of each row.
export function listThreadEvents(db: Db, actor: Actor, threadUids: readonly string[]): Promise<NotificationRow[]> {
  const newest = sql`(
    select n.* from unnest(${threadUids}::uuid[]) as wanted (uid), lateral (
      select * from notification n
      where n.realm_id = ${db.realmId} and n.person_uid = ${actor.personUid} and n.thread_uid = wanted.uid and n.in_app
      order by n.at desc, n.notification_uid desc limit ${eventsShown}) n)`;
  return db.many<NotificationRow>(
    selectNotifications(db, actor, newest, sql`order by n.at desc, n.notification_uid desc`),
  );
}

// One statement for the four counts; each stops at the cap.
export const countThreads = (db: Db, actor: Actor): Promise<ThreadCounts> => {
  const count = (view: ThreadView) =>
    sql`(select count(*)::int from (select ${ownThreads(db, actor, view)} limit ${totalCap}) counted)`;
  return db.get<ThreadCounts>(sql`
    select ${count('inbox')} as inbox, ${count('unread')} as unread, ${count('mentions')} as mentions, ${count('snoozed')} as snoozed`);
};
