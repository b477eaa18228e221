import type { Handler } from '../http/call.ts';
import { readCursor } from '../lists/cursor.ts';
import { countUpToCap, limitOf, pageFrom } from '../lists/page.ts';
import { listOwn, markRead, notificationOf, ownRows } from './notifications.queries.ts';

export const listNotifications: Handler<'listNotifications'> = async ({ db, actor }, { query }) => {
  const limit = limitOf(query.limit);
  const unreadOnly = query.unread === 'yes';
  const cursor = readCursor(query.cursor, 'time');
  const [rows, unread, counted] = await Promise.all([
    listOwn(db, actor, { limit, cursor, unreadOnly }),
    countUpToCap(db, ownRows(db, actor, true)),
    cursor ? undefined : countUpToCap(db, ownRows(db, actor, unreadOnly)),
  ]);
  return { ...pageFrom(rows, limit, counted, notificationOf), unread };
};

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ db, actor }, { body }) => {
  await markRead(db, actor, body.notificationUids, body.isRead);
  return { unread: await countUpToCap(db, ownRows(db, actor, true)) };
};
