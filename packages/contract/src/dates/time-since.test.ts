import { expect, test } from 'vitest';
import { dayInZone, timeSince, timeSinceActive } from './time-since.ts';

const now = Date.parse('2026-11-17T04:30:00Z'); // 10:00 on 17 November in India

test('a day begins at midnight of the realm', () => {
  expect(dayInZone(Date.parse('2026-11-16T18:29:59Z'))).toBe('2026-11-16');
  expect(dayInZone(Date.parse('2026-11-16T18:30:00Z'))).toBe('2026-11-17');
  expect(dayInZone(now, 'America/Los_Angeles')).toBe('2026-11-16');
});

test.each([
  ['2026-11-17T04:29:50Z', 'minute', 1],
  ['2026-11-17T04:18:00Z', 'minute', 12],
  ['2026-11-17T01:00:00Z', 'hour', 3],
  ['2026-11-16T18:00:00Z', 'day', 1], // 23:30 yesterday
  ['2026-11-15T10:00:00Z', 'day', 2], // 42 hours: two days in the list and on Home
  ['2026-11-14T18:31:00Z', 'day', 2],
  ['2026-11-14T18:29:00Z', 'day', 3],
  ['2026-11-17T05:00:00Z', 'minute', 1], // a clock that is ahead
])('since %s: %s %i', (since, unit, count) => expect(timeSince(since, now)).toEqual({ unit, count }));

test.each([
  ['2026-11-17T04:00:00Z', 'hour', 0], // the stored hour is the current one: active in the last hour
  ['2026-11-17T03:00:00Z', 'hour', 1],
  ['2026-11-16T18:00:00Z', 'hour', 10], // yesterday evening, but not a day ago
  ['2026-11-16T10:00:00Z', 'day', 1],
  ['2026-11-10T10:00:00Z', 'day', 7],
])('last active %s: %s %i, never minutes', (at, unit, count) =>
  expect(timeSinceActive(at, now)).toEqual({ unit, count }),
);
