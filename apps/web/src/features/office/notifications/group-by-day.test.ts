import type { Notification, NotificationThread } from '@visawright/contract/platform/notification.ts';
import { expect, test } from 'vitest';
import { groupByDay, threadAddress } from './group-by-day.ts';

const event = (more: Partial<Notification> = {}): Notification => ({
  notificationUid: 'n',
  at: '2026-11-15T10:00:00',
  kind: 'announcement',
  applicationUid: null,
  reference: null,
  requestUid: null,
  announcementUid: null,
  about: '',
  text: '',
  personName: null,
  readAt: null,
  ...more,
});
const one = (threadUid: string, at: string, more: Partial<NotificationThread> = {}): NotificationThread => ({
  threadUid,
  at,
  applicationUid: null,
  reference: null,
  country: null,
  lodgeBy: null,
  about: '',
  count: 1,
  unread: 1,
  events: [event()],
  snoozedUntil: null,
  untilAnswer: false,
  back: null,
  isDone: false,
  ...more,
});

test('groups rows by day in order, without duplicates', () => {
  const groups = groupByDay([
    one('c', '2026-11-15T10:00:00'),
    one('b', '2026-11-15T09:00:00'),
    one('b', '2026-11-15T09:00:00'),
    one('a', '2026-11-14T23:00:00'),
  ]);
  expect(groups.map(({ day, items }) => [day, items.map((each) => each.threadUid)])).toEqual([
    ['2026-11-15', ['c', 'b']],
    ['2026-11-14', ['a']],
  ]);
});

test('links each row to its subject', () => {
  expect(threadAddress(one('a', '', { applicationUid: 'u1' }), 'agent')).toBe('/applications?open=u1');
  const request = (kind: 'requestMade' | 'requestDecided') =>
    one('a', '', { events: [event({ kind, requestUid: 'q' })] });
  expect(threadAddress(request('requestMade'), 'admin')).toBe('/agency?view=requests');
  expect(threadAddress(request('requestDecided'), 'agency')).toBe('/agents?view=extension');
  expect(threadAddress(one('a', ''), 'agent')).toBeNull();
});
