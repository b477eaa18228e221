import type { NotificationThread } from '@visawright/contract/platform/notification.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { buildPage, countUpToCap, parseLimit } from '../../../platform/lists/page.ts';
import { presentNotification, type NotificationRow } from '../notifications.queries.ts';
import { countThreads, listThreadEvents, listThreads, ownThreads, type ThreadRow } from './threads.queries.ts';

export const listNotificationThreads: Handler<'listNotificationThreads'> = async ({ db, actor }, { query }) => {
  const { view = 'inbox' } = query;
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const [rows, counts, counted] = await Promise.all([
    listThreads(db, actor, { view, limit, cursor }),
    countThreads(db, actor),
    cursor ? undefined : countUpToCap(db, ownThreads(db, actor, view)),
  ]);
  const events = await listThreadEvents(
    db,
    actor,
    rows.map(({ uid }) => uid),
  );
  const eventsOf = Map.groupBy(events, ({ thread_uid }) => thread_uid);
  return { ...buildPage(rows, limit, counted, (row) => presentThread(row, eventsOf.get(row.uid) ?? [])), counts };
};

function presentThread(row: ThreadRow, events: readonly NotificationRow[]): NotificationThread {
  const [newest] = events;
  return {
    threadUid: row.uid,
    applicationUid: newest?.application_uid ?? null,
    reference: newest?.reference ?? null,
    country: newest?.country ?? null,
    lodgeBy: newest?.lodge_by ?? null,
    about: newest?.about ?? '',
    count: row.count,
    unread: row.unread,
    events: events.map(presentNotification),
    at: (newest?.at ?? row.at).toISOString(),
    snoozedUntil: row.is_snoozed ? row.snoozed_until!.toISOString() : null,
    untilAnswer: row.until_answer,
    back: row.is_answered ? 'answer' : row.snoozed_until && !row.is_snoozed ? 'time' : null,
    isDone: row.done_at !== null,
  };
}
