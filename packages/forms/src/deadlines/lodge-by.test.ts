import { expect, test } from 'vitest';
import { findDestination } from '../destinations/destinations.ts';
import { lodgeByOf, safeDayOf } from './lodge-by.ts';
import { destinationFiles } from '../destinations/form-files.ts';

type Rest = Parameters<typeof lodgeByOf> extends [unknown, ...infer R] ? R : never;
const lodgeBy = (id: string, ...rest: Rest) => lodgeByOf(findDestination(id)?.processing, ...rest);
const safeDay = (id: string, ...rest: Rest) => safeDayOf(findDestination(id)?.processing, ...rest);

test('Schengen: fifteen calendar days, over the end of a month and a leap day', () => {
  expect(lodgeBy('germany', '2027-03-09')).toEqual({
    date: '2027-02-22',
    daysBefore: 15,
    basis: 'Normally at least 15 days before travel',
  });
  expect(lodgeBy('france', '2028-03-01')?.date).toBe('2028-02-15');
  expect(lodgeBy('swiz', '2027-01-10')?.date).toBe('2026-12-26');
});

test.each([
  ['2027-01-11', '2027-01-06', 5], // Monday → Wednesday: Friday, Thursday, Wednesday
  ['2027-01-10', '2027-01-06', 4], // Sundays do not count either
  ['2027-01-09', '2027-01-06', 3],
  ['2027-01-08', '2027-01-05', 3],
  ['2027-01-06', '2027-01-01', 5],
])('Azerbaijan, travel on %s: three working days are %s', (travel, date, daysBefore) =>
  expect(lodgeBy('azerbaijan', travel)).toMatchObject({ date, daysBefore }),
);

test('Vietnam: an application three working days before travel is too late by the reports of 2026', () =>
  expect(lodgeBy('vietnam', '2027-01-11')).toMatchObject({ date: '2026-12-31', daysBefore: 11 }));

test('a date holds in every time zone and over a change of clocks', () => {
  const zone = process.env.TZ;
  for (const name of ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London']) {
    process.env.TZ = name;
    expect(lodgeBy('uk', '2027-04-05')?.date).toBe('2027-03-15');
    expect(lodgeBy('japan', '2027-03-29')?.date).toBe('2027-03-15');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('returns null if unknown', () => {
  for (const id of ['atlantis', 'nowhere']) expect(lodgeBy(id, '2027-03-01')).toBeNull();
  for (const day of ['', '2027-02-30', '01/03/2027', '2027-3-1']) expect(lodgeBy('uk', day)).toBeNull();
});

test('gives no number for students who need a different visa', () => {
  expect(lodgeBy('singapore', '2027-01-11', 'Student')).toBeNull();
  expect(lodgeBy('singapore', '2027-01-11', 'Business')?.date).toBe('2027-01-04');
  expect(lodgeBy('australia', '2027-03-01', 'Student')).toBeNull();
  expect(lodgeBy('germany', '2027-03-09', 'Student')?.date).toBe('2027-02-22');
});

test.each<[string, number | null, string | undefined]>([
  ['uk', 21, 'calendar'],
  ['japan', 10, 'working'],
  ['vietnam', 7, 'working'],
  ['azerbaijan', 3, 'working'],
  ['indonesia', 5, 'working'],
  ['singapore', 5, 'working'],
  ['newZealand', 20, 'working'],
  ['australia', 30, 'calendar'],
  ['canada', 83, 'calendar'],
  ['netherlands', 45, 'calendar'],
  ['italy', 15, 'working'],
  ...[...destinationFiles]
    .filter(([id, file]) => file.builtOn === 'schengen' && !['italy', 'netherlands'].includes(id))
    .map(([id]) => [id, 15, 'calendar'] as [string, number, string]),
])('%s: %s days, as its own text says (%s)', (id, days, calendar) => {
  const { lodgeByDays, processing } = findDestination(id)!;
  expect([lodgeByDays, processing?.lodgeBefore?.calendar]).toEqual([days, calendar]);
});

test('the safe day leaves the longest decision the data names, and is moved off a weekend', () => {
  // 45 days before 9 March is Saturday, 23 January.
  expect(safeDay('italy', '2027-03-09')).toEqual({ date: '2027-01-22', daysBefore: 46, coversLongest: true });
  expect(safeDay('france', '2027-03-12')?.date).toBe('2027-01-26');
});

test('New Zealand: the safe day leaves the 30 working days of the Christmas season', () => {
  expect(lodgeBy('newZealand', '2027-03-08')?.date).toBe('2027-02-08');
  expect(safeDay('newZealand', '2027-03-08')).toEqual({ date: '2027-01-25', daysBefore: 42, coversLongest: true });
});

test('where no longest time is named, the safe day is the last day to lodge, on a working day', () => {
  expect(safeDay('uk', '2027-03-13')).toEqual({ date: '2027-02-19', daysBefore: 22, coversLongest: false });
  expect(safeDay('vietnam', '2027-01-11')?.date).toBe(lodgeBy('vietnam', '2027-01-11')?.date);
  for (const id of ['atlantis', 'nowhere']) expect(safeDay(id, '2027-03-01')).toBeNull();
  expect(safeDay('singapore', '2027-01-11', 'Student')).toBeNull();
});

test('Italy counts fifteen working days, the Netherlands forty-five days, Canada eighty-three for visitors', () => {
  expect(lodgeBy('italy', '2027-03-09')?.date).toBe('2027-02-16');
  expect(lodgeBy('netherlands', '2027-03-09')?.date).toBe('2027-01-23');
  expect(lodgeBy('canada', '2027-03-09', 'Tourism')?.date).toBe('2026-12-16');
  expect(lodgeBy('canada', '2027-03-09', 'Student')).toBeNull();
});
