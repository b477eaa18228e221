import type { Handlers } from '../../platform/http/call.ts';
import { listAnnouncements } from './announcements/list-announcements.ts';
import { sendAnnouncement } from './announcements/send-announcement.ts';
import { changeNotificationThreads } from './inbox/change-threads.ts';
import { listNotificationThreads } from './inbox/list-threads.ts';
import { listNotifications, markNotificationsRead } from './list-notifications.ts';

export const notificationHandlers = {
  listNotifications,
  markNotificationsRead,
  listNotificationThreads,
  changeNotificationThreads,
  announce: sendAnnouncement,
  listAnnouncements,
} satisfies Partial<Handlers>;
