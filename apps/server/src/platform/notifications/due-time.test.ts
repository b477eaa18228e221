import { NotificationTimes } from '@visawright/contract/identity/preferences.ts';
import { expect, test } from 'vitest';
import { dueTime } from './due-time.ts';

const times = (changes: Partial<NotificationTimes> = {}) => NotificationTimes.parse(changes);
const due = (given: NotificationTimes, at: string, often: 'atOnce' | 'daily' = 'atOnce', isUrgent = false) => {
  const { dueAt, isSummary } = dueTime(given, often, isUrgent, new Date(at));
  return [dueAt.toISOString(), isSummary];
};

test('without quiet hours it leaves at once', () =>
  expect(due(times(), '2026-11-19T18:00:00.000Z')).toEqual(['2026-11-19T18:00:00.000Z', false]));

test('in quiet hours it waits for their end, by the clock of the person', () => {
  const quiet = times({ isQuiet: true });
  expect(due(quiet, '2026-11-19T14:29:00.000Z')).toEqual(['2026-11-19T14:29:00.000Z', false]); // 19:59 in India
  expect(due(quiet, '2026-11-19T14:30:00.000Z')).toEqual(['2026-11-20T03:00:00.000Z', true]);
  expect(due(quiet, '2026-11-20T02:00:00.000Z')).toEqual(['2026-11-20T03:00:00.000Z', true]); // 07:30 in India
  expect(due({ ...quiet, timeZone: 'Europe/Berlin' }, '2026-11-20T02:00:00.000Z')).toEqual([
    '2026-11-20T07:30:00.000Z',
    true,
  ]);
});

test('what is urgent leaves in quiet hours too', () =>
  expect(due(times({ isQuiet: true }), '2026-11-19T20:00:00.000Z', 'daily', true)).toEqual([
    '2026-11-19T20:00:00.000Z',
    false,
  ]));

test('a quiet Sunday lasts from Saturday evening to Monday morning', () => {
  const quiet = times({ isQuiet: true, quietSunday: true });
  expect(due(quiet, '2026-11-21T16:00:00.000Z')).toEqual(['2026-11-23T03:00:00.000Z', true]); // Saturday 21:30
  expect(due(quiet, '2026-11-22T08:00:00.000Z')).toEqual(['2026-11-23T03:00:00.000Z', true]);
  expect(due({ ...quiet, quietFrom: '13:00', quietTo: '14:00' }, '2026-11-22T03:00:00.000Z')).toEqual([
    '2026-11-22T18:30:00.000Z', // Monday, 00:00
    true,
  ]);
});

test('the daily summary leaves at its time, or after the quiet hours that contain it', () => {
  expect(due(times(), '2026-11-19T03:00:00.000Z', 'daily')).toEqual(['2026-11-19T03:30:00.000Z', true]);
  expect(due(times(), '2026-11-19T04:00:00.000Z', 'daily')).toEqual(['2026-11-20T03:30:00.000Z', true]);
  expect(due(times({ isQuiet: true, quietTo: '10:00' }), '2026-11-19T03:00:00.000Z', 'daily')).toEqual([
    '2026-11-19T04:30:00.000Z',
    true,
  ]);
});

test('the clock may be put forward and back in between', () => {
  const berlin = times({ timeZone: 'Europe/Berlin', isQuiet: true });
  expect(due(berlin, '2027-03-27T20:00:00.000Z')).toEqual(['2027-03-28T06:30:00.000Z', true]); // summer time begins
  expect(due(berlin, '2026-10-24T20:00:00.000Z')).toEqual(['2026-10-25T07:30:00.000Z', true]); // and ends
});
