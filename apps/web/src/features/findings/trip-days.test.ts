import { expect, test } from 'vitest';
import { dayCells, dayRuns } from './trip-days.ts';

const runsOf = (first: string, last: string, uncovered: string[]) =>
  dayRuns(dayCells({ first, last, uncovered })).map(
    ({ first: from, last: to, isCovered, count }) => `${from} ${to} ${isCovered ? 'covered' : 'open'} ${count}`,
  );

test('the last two days of a trip are open', () =>
  expect(runsOf('2027-03-09', '2027-03-20', ['2027-03-19', '2027-03-20'])).toEqual([
    '2027-03-09 2027-03-18 covered 10',
    '2027-03-19 2027-03-20 open 2',
  ]));

test('a gap in the middle stands between what is covered', () =>
  expect(runsOf('2027-02-27', '2027-03-02', ['2027-02-28'])).toEqual([
    '2027-02-27 2027-02-27 covered 1',
    '2027-02-28 2027-02-28 open 1',
    '2027-03-01 2027-03-02 covered 2',
  ]));

test('every month is named once, the first day too', () =>
  expect(
    dayCells({ first: '2027-02-27', last: '2027-03-02', uncovered: [] })
      .filter(({ opensMonth }) => opensMonth)
      .map(({ day }) => day),
  ).toEqual(['2027-02-27', '2027-03-01']));

test('one day, and days the wrong way round', () => {
  expect(runsOf('2027-03-09', '2027-03-09', ['2027-03-09'])).toEqual(['2027-03-09 2027-03-09 open 1']);
  expect(runsOf('2027-03-09', '2027-03-08', [])).toEqual([]);
});
