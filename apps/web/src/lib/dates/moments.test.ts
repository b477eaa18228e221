import { expect, test } from 'vitest';
import { dayText, lastActiveText, lastedText, momentText, rangeText } from './moments.ts';

const now = new Date(2026, 10, 15, 12, 0).getTime();
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();

test.each([
  [at(15, 9, 18), 'Today, 09:18'],
  [at(14, 23, 59), 'Yesterday, 23:59'],
  [at(10, 8, 5), 'Tue, 08:05'],
  [at(3, 8), '3 Nov'],
  [new Date(2025, 10, 9).toISOString(), '9 Nov 2025'],
])('formats %s as %s', (iso, text) => expect(momentText(iso, 'en', now)).toBe(text));

test('formats Hindi with Latin digits', () => expect(momentText(at(15, 9, 18), 'hi', now)).toMatch(/^आज, 09:18$/));

test('formats durations in minutes, hours and days', () => {
  expect(lastedText(at(15, 11, 59), 'en', now)).toBe('1 minute');
  expect(lastedText(at(15, 6), 'en', now)).toBe('6 hours');
  expect(lastedText(at(13, 11), 'en', now)).toBe('2 days');
});

test('never formats negative durations', () => {
  expect(lastedText(at(16, 0), 'en', now)).toBe('1 minute');
  expect(lastActiveText(at(16, 0), 'en', now)).toBe('this hour');
});

test('formats the last activity to the hour', () => {
  expect(lastActiveText(at(15, 8), 'en', now)).toBe('4 hours ago');
  expect(lastActiveText(at(15, 12), 'en', now + 38 * 60_000)).toBe('this hour');
});

test('formats a calendar day independent of the time zone', () =>
  expect(dayText('2026-11-19', 'en')).toBe('19 Nov 2026'));

test('adds the year only for distant trips', () => {
  expect(rangeText('2026-12-24', '2027-01-01', 'en', now)).toMatch(/^24 Dec\s?–\s?1 Jan$/);
  expect(rangeText('2026-11-20', '2026-11-24', 'en', now)).toMatch(/^20\s?–\s?24 Nov$/);
  expect(rangeText('2025-03-09', '2025-03-20', 'en', now)).toMatch(/2025$/);
});
