import type { ThreadChange } from '@visawright/contract/platform/notification.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { personRoom } from '../../../platform/realtime/rooms.ts';
import { publishAll } from '../../../platform/realtime/publish.ts';
import { countThreads } from './threads.queries.ts';

const longestSnoozeMs = 366 * 86_400_000;

// Other tabs and devices of the person read again.
export const changeNotificationThreads: Handler<'changeNotificationThreads'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const { threadUids, change } = body;
    if (change.to === 'snoozed') checkSnooze(Date.parse(change.until), Date.now());
    const changed = await tx.many<{ uid: string }>(sql`
      update notification_thread t set ${valuesOf(change)}
      where t.realm_id = ${tx.realmId} and t.person_uid = ${actor.personUid}
        ${threadUids ? sql`and t.thread_uid = any(${threadUids}::uuid[])` : sql`and t.done_at is null`}
      returning t.thread_uid as uid`);
    const uids = changed.map(({ uid }) => uid);
    if (change.to !== 'inbox') await setRead(tx, actor, uids, change.to !== 'unread');
    const hint = { rooms: [personRoom(tx.realmId, actor.personUid)] };
    await publishAll(
      tx,
      'notification:new',
      uids.slice(0, 1).map((uid) => ({ ...hint, payload: { notificationUid: uid } })),
    );
    return { counts: await countThreads(tx, actor) };
  });

function checkSnooze(until: number, now: number): void {
  if (until <= now || until > now + longestSnoozeMs)
    throw new AppError('input.invalid', [{ path: 'body.change.until', message: 'not a time within a year' }]);
}

// Done keeps its place for undo: back in the inbox it is where it was.
function valuesOf(change: ThreadChange): Sql {
  if (change.to === 'snoozed')
    return sql`snoozed_until = ${change.until}::timestamptz, shown_at = ${change.until}::timestamptz, done_at = null,
      until_answer = ${change.untilAnswer}, is_answered = false`;
  if (change.to === 'done') return sql`done_at = clock_timestamp(), is_answered = false, until_answer = false`;
  if (change.to === 'inbox')
    return sql`done_at = null, until_answer = false, is_answered = false, snoozed_until = null, shown_at = coalesce((
      select max(n.at) from notification n where n.realm_id = t.realm_id and n.person_uid = t.person_uid
        and n.thread_uid = t.thread_uid and n.in_app), t.shown_at)`;
  return sql`is_answered = false, snoozed_until = case when t.snoozed_until > clock_timestamp() then t.snoozed_until end`;
}

// Unread is the newest event only, so that one row counts once.
const setRead = (tx: Db, { personUid }: Actor, threadUids: readonly string[], isRead: boolean): Promise<number> =>
  tx.run(
    isRead
      ? sql`
        update notification set read_at = now()
        where realm_id = ${tx.realmId} and person_uid = ${personUid} and thread_uid = any(${threadUids}::uuid[])
          and in_app and read_at is null`
      : sql`
        update notification n set read_at = null
        where n.realm_id = ${tx.realmId} and n.person_uid = ${personUid} and n.notification_uid in (
          select distinct on (m.thread_uid) m.notification_uid from notification m
          where m.realm_id = ${tx.realmId} and m.person_uid = ${personUid} and m.thread_uid = any(${threadUids}::uuid[]) and m.in_app
          order by m.thread_uid, m.at desc, m.notification_uid desc)`,
  );
