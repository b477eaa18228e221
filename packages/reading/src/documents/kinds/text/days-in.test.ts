import { expect, test } from 'vitest';
import { daysIn, isoOf, weekdayAgrees } from './days-in.ts';

const iso = (text: string, since?: string) => daysIn(text).map((day) => isoOf(day, since));

test.each([
  ['Thu, 12 Mar 2026', '2026-03-12'],
  ['Thursday 12th March 2026', '2026-03-12'],
  ['12-Mar-2026', '2026-03-12'],
  ["12MAR'26", '2026-03-12'],
  ['12MAR26', '2026-03-12'],
  ['March 12, 2026', '2026-03-12'],
  ['2026-03-12', '2026-03-12'],
  ['12/03/2026', '2026-03-12'],
  ['12.03.26', '2026-03-12'],
  ['12 Mar 2026 (Thu)', '2026-03-12'],
])('reads the day in %s', (text, expected) => {
  expect(iso(text)).toEqual([expected]);
});

test('takes the missing year from a full date of the same document', () => {
  expect(iso('12MAR', '2026-02-01')).toEqual(['2026-03-12']);
  expect(iso('05JAN', '2026-11-20')).toEqual(['2027-01-05']);
  expect(iso('12MAR')).toEqual([undefined]);
});

test('does not take a time after a date for its year', () => {
  expect(iso('Dep 12 Mar 02:30 Arr 13 Mar 07:15', '2026-02-01')).toEqual(['2026-03-12', '2026-03-13']);
});

test('checks the printed weekday', () => {
  const [right, wrong] = daysIn('Thu 12 Mar 2026, Fri 19 Mar 2026');
  expect(weekdayAgrees(right!, '2026-03-12')).toBe(true);
  expect(weekdayAgrees(wrong!, '2026-03-19')).toBe(false);
});

test('ignores dates that do not exist', () => {
  expect(daysIn('31 Feb 2026, 12/13/2026')).toEqual([]);
});
