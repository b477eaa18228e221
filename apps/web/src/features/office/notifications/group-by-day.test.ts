import type { Notification } from '@visawright/contract/platform/notification.ts';
import { expect, test } from 'vitest';
import { groupByDay, notificationAddress } from './group-by-day.ts';

const one = (notificationUid: string, at: string, more: Partial<Notification> = {}): Notification => ({
  notificationUid,
  at,
  kind: 'announcement',
  applicationUid: null,
  reference: null,
  requestUid: null,
  about: '',
  text: '',
  personName: null,
  readAt: null,
  ...more,
});

test('groups notifications by day in order, without duplicates', () => {
  const groups = groupByDay([
    one('c', '2026-11-15T10:00:00'),
    one('b', '2026-11-15T09:00:00'),
    one('b', '2026-11-15T09:00:00'),
    one('a', '2026-11-14T23:00:00'),
  ]);
  expect(groups.map(({ day, items }) => [day, items.map((each) => each.notificationUid)])).toEqual([
    ['2026-11-15', ['c', 'b']],
    ['2026-11-14', ['a']],
  ]);
});

test('links each notification to its subject', () => {
  expect(notificationAddress(one('a', '', { kind: 'transferred', applicationUid: 'u1' }), 'agent')).toBe(
    '/applications?open=u1',
  );
  expect(notificationAddress(one('a', '', { kind: 'requestMade', requestUid: 'q' }), 'admin')).toBe(
    '/agency?view=requests',
  );
  expect(notificationAddress(one('a', '', { kind: 'requestDecided', requestUid: 'q' }), 'agency')).toBe(
    '/agents?view=extension',
  );
  expect(notificationAddress(one('a', ''), 'agent')).toBeNull();
});
