import { describe, expect, test } from 'vitest';
import { calendarDateOf, daysBetween, shortRange, toCalendarDate, toStoredDate } from './dates.ts';

describe('a stored date', () => {
  test('is read into the calendar spelling and back', () => {
    expect(toCalendarDate('09/03/2027')).toBe('2027-03-09');
    expect(toStoredDate('2027-03-09')).toBe('09/03/2027');
    expect(toStoredDate('09/03/2027')).toBe('09/03/2027');
  });

  test('takes a time stamp by its day', () => {
    expect(toCalendarDate('2027-03-09T00:00:00.000Z')).toBe('2027-03-09');
  });

  test.each(['', '  ', null, undefined, '31/02/2027', '2027-13-01', '3/9/2027', 'tomorrow'])(
    'that is no day (%s) is null',
    (text) => {
      expect(toCalendarDate(text)).toBeNull();
      expect(toStoredDate(text)).toBeNull();
    },
  );
});

test('the local day is taken, not the UTC one', () => {
  expect(calendarDateOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
});

describe('trip length', () => {
  test('is the days between the dates, across a summer-time change', () => {
    expect(daysBetween('09/03/2027', '20/03/2027')).toBe(11);
    expect(daysBetween('20/03/2027', '02/04/2027')).toBe(13);
    expect(daysBetween('2027-03-09', '09/03/2027')).toBe(0);
  });

  test('is unknown while a date is missing', () => {
    expect(daysBetween('09/03/2027', null)).toBeNull();
  });
});

test('a short range says month and year once, in the language asked for', () => {
  expect(shortRange('09/03/2027', '20/03/2027', 'en')).toMatch(/^9\s?–\s?20 Mar 2027$/);
  expect(shortRange('09/03/2027', '20/03/2027', 'hi')).toMatch(/^9\s?–\s?20 मार्च 2027$/);
  expect(shortRange(null, '20/03/2027', 'en')).toBe('');
});
