import { describe, expect, test } from 'vitest';
import { calendarDateOf, daysBetweenDates, shortRange, toCalendarDate, toStoredDate } from './dates.ts';

describe('a stored date', () => {
  test('converts to the calendar format and back', () => {
    expect(toCalendarDate('09/03/2027')).toBe('2027-03-09');
    expect(toStoredDate('2027-03-09')).toBe('09/03/2027');
    expect(toStoredDate('09/03/2027')).toBe('09/03/2027');
  });

  test('accepts a timestamp', () => {
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

test('uses the local day, not the UTC day', () => {
  expect(calendarDateOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
});

describe('trip length', () => {
  test('counts days across a daylight saving change', () => {
    expect(daysBetweenDates('09/03/2027', '20/03/2027')).toBe(11);
    expect(daysBetweenDates('20/03/2027', '02/04/2027')).toBe(13);
    expect(daysBetweenDates('2027-03-09', '09/03/2027')).toBe(0);
  });

  test('is null while a date is missing', () => {
    expect(daysBetweenDates('09/03/2027', null)).toBeNull();
  });
});

test('writes month and year of a short range once', () => {
  expect(shortRange('09/03/2027', '20/03/2027', 'en')).toMatch(/^9\s?–\s?20 Mar 2027$/);
  expect(shortRange('09/03/2027', '20/03/2027', 'hi')).toMatch(/^9\s?–\s?20 मार्च 2027$/);
  expect(shortRange(null, '20/03/2027', 'en')).toBe('');
});
