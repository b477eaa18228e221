import type { Handlers } from '../../platform/http/call.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';

export const notificationHandlers = {
  listNotifications,
  markNotificationsRead,
  announce: sendAnnouncement,
} satisfies Partial<Handlers>;
