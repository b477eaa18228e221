import type { Handler } from '../../platform/http/call.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { countUpToCap, parseLimit, buildPage } from '../../platform/lists/page.ts';
import {
  listOwnNotifications,
  setNotificationsRead,
  presentNotification,
  ownNotificationRows,
} from './notifications.queries.ts';

export const listNotifications: Handler<'listNotifications'> = async ({ db, actor }, { query }) => {
  const limit = parseLimit(query.limit);
  const unreadOnly = query.unread === 'yes';
  const cursor = readCursor(query.cursor, 'time');
  const [rows, unread, counted] = await Promise.all([
    listOwnNotifications(db, actor, { limit, cursor, unreadOnly }),
    countUpToCap(db, ownNotificationRows(db, actor, true)),
    cursor ? undefined : countUpToCap(db, ownNotificationRows(db, actor, unreadOnly)),
  ]);
  return { ...buildPage(rows, limit, counted, presentNotification), unread };
};

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({ db, actor }, { body }) => {
  await setNotificationsRead(db, actor, body.notificationUids, body.isRead);
  return { unread: await countUpToCap(db, ownNotificationRows(db, actor, true)) };
};
