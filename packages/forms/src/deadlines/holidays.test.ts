import { expect, test } from 'vitest';
import data from '../../holidays.json' with { type: 'json' };
import { forms } from '../destinations/form-files.ts';
import { HolidaysFile } from './holidays-schema.ts';
import { calendarGaps, holidaysOf } from './holidays.ts';

test('the calendars are whole: India and every destination, each day named in both languages', () => {
  const file = HolidaysFile.parse(data);
  const wanted = ['IN', ...[...forms.values()].map(({ destinationIso2 }) => destinationIso2)];
  for (const country of wanted) {
    expect(holidaysOf(country).length, country).toBeGreaterThan(10);
    for (const { name } of holidaysOf(country)) expect(name.hi).toMatch(/\p{Script=Devanagari}/u);
  }
  const used = new Set(Object.values(file.countries).flatMap(({ days }) => Object.values(days)));
  expect(Object.keys(file.names).filter((name) => !used.has(name))).toEqual([]);
});

test('movable days fall where the year puts them', () => {
  const on = (country: string, date: string) => holidaysOf(country).find((each) => each.date === date)?.name.en;
  expect(on('DE', '2027-03-26')).toBe('Good Friday');
  expect(on('FR', '2026-04-06')).toBe('Easter Monday');
  expect(on('GB', '2027-08-30')).toBe('Summer bank holiday');
  expect(on('JP', '2027-01-11')).toBe('Coming of Age Day');
  expect(on('PL', '2026-06-04')).toBe('Corpus Christi');
});

test('reports years without calendar data', () => {
  expect(calendarGaps(['DE'], '2026-11-15', '2027-02-01')).toEqual([]);
  expect(
    calendarGaps(['DE', 'XX'], '2028-01-01', '2028-02-01').map(({ country, note }) => [country, note === null]),
  ).toEqual([
    ['DE', false],
    ['XX', true],
  ]);
});
