import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  ageOn,
  consecutiveDays,
  daysBetween,
  daysLater,
  daysOfTrip,
  eachDay,
  isDay,
  isWeekend,
  monthsAfter,
  tripLength,
  utcDay,
} from './days.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Both of Europe's clock changes, both of America's, Lord Howe's half hour, Samoa's missing 30 December 2011, and India.
test.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['Europe/London', -60],
  ['America/New_York', 240],
  ['Australia/Lord_Howe', -630],
  ['Pacific/Apia', -780],
])('days are the same where the clock is that of %s', (name, minutesInJuly) => {
  process.env['TZ'] = name;
  expect(new Date('2027-07-01T00:00:00Z').getTimezoneOffset()).toBe(minutesInJuly); // the change of zone took effect
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  expect(daysBetween('2011-12-29', '2011-12-31')).toBe(2);
  expect(eachDay('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  expect(daysLater('2011-12-29', 1)).toBe('2011-12-30');
  expect(monthsAfter('2027-02-28', 1)).toBe('2027-03-28');
  expect(isWeekend('2027-03-28')).toBe(true);
  expect(isDay('2027-03-28')).toBe(true);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2027-03-09', 0, '2027-03-09'],
])('%s and %i days is %s', (day, days, then) => expect(daysLater(day, days)).toBe(then));

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', 1, '2027-04-30'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2027-03-20', 120, '2037-03-20'],
])('%s and %i months is %s', (day, months, then) => expect(monthsAfter(day, months)).toBe(then));

test.each([
  ['2009-03-10', '2027-03-10', 18], // on the birthday itself
  ['2009-03-11', '2027-03-10', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-12-31', '2027-01-01', 0],
])('somebody born on %s is on %s aged %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age));

test.each([
  '',
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '2027-3-9',
  '09/03/2027',
  '2027-03-09T00:00:00Z',
  ' 2027-03-09',
  null,
  undefined,
])('%j is no day', (text) => expect(isDay(text)).toBe(false));

test('the difference has no end day, a trip has both', () => {
  expect(daysBetween('2027-03-03', '2027-03-05')).toBe(2);
  expect(daysOfTrip('2027-03-03', '2027-03-05')).toBe(3);
  expect(daysOfTrip('2027-03-03', '2027-03-03')).toBe(1);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
});

test('a list of days ends at a limit, and is empty backwards', () => {
  expect(eachDay('2027-03-05', '2027-03-03')).toEqual([]);
  expect(eachDay('2027-03-03', '2927-03-03')).toHaveLength(1_101);
});

test('a moment’s day is that of UTC', () => {
  expect(utcDay(new Date('2027-03-09T23:59:59.999+00:00'))).toBe('2027-03-09');
  expect(utcDay(Date.parse('2027-03-09T00:30:00+05:30'))).toBe('2027-03-08');
});

test('adding and counting agree for any two days', () => {
  const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }).map(utcDay);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
      expect(daysBetween(day, daysLater(day, days))).toBe(days);
    }),
  );
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 240 }), (day, months) => {
      const then = monthsAfter(day, months);
      expect(isDay(then)).toBe(true);
      expect(Number(then.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
      const [y, m] = [
        Number(then.slice(0, 4)) - Number(day.slice(0, 4)),
        Number(then.slice(5, 7)) - Number(day.slice(5, 7)),
      ];
      expect(y * 12 + m).toBe(months);
    }),
  );
});

test('the length of a trip is the days between its dates, in either format', () => {
  expect(tripLength('13/12/2026', '22/12/2026')).toBe(9);
  expect(tripLength('2026-12-13', '22/12/2026')).toBe(9);
  expect(tripLength('13/12/2026', '13/12/2026')).toBe(0);
  expect(tripLength('13/12/2026', null)).toBeNull();
  expect(tripLength('31/02/2027', '03/03/2027')).toBeNull();
});

test('days that follow each other are one range', () => {
  expect(consecutiveDays([])).toEqual([]);
  expect(consecutiveDays(['2026-12-31', '2027-01-01', '2027-01-03'])).toEqual([
    ['2026-12-31', '2027-01-01'],
    ['2027-01-03', '2027-01-03'],
  ]);
});
