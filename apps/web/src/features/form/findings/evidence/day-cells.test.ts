import { expect, test } from 'vitest';
import { dayCells, dayRuns } from './day-cells.ts';

const runsOf = (first: string, last: string, uncovered: string[]) =>
  dayRuns(dayCells({ first, last, uncovered })).map(
    ({ first: from, last: to, isCovered, count }) => `${from} ${to} ${isCovered ? 'covered' : 'open'} ${count}`,
  );

test('marks the last two days of a trip as not covered', () =>
  expect(runsOf('2027-03-09', '2027-03-20', ['2027-03-19', '2027-03-20'])).toEqual([
    '2027-03-09 2027-03-18 covered 10',
    '2027-03-19 2027-03-20 open 2',
  ]));

test('finds a gap in the middle', () =>
  expect(runsOf('2027-02-27', '2027-03-02', ['2027-02-28'])).toEqual([
    '2027-02-27 2027-02-27 covered 1',
    '2027-02-28 2027-02-28 open 1',
    '2027-03-01 2027-03-02 covered 2',
  ]));

test('marks the first day and the first of each month', () =>
  expect(
    dayCells({ first: '2027-02-27', last: '2027-03-02', uncovered: [] })
      .filter(({ opensMonth }) => opensMonth)
      .map(({ day }) => day),
  ).toEqual(['2027-02-27', '2027-03-01']));

test('handles a single day and reversed dates', () => {
  expect(runsOf('2027-03-09', '2027-03-09', ['2027-03-09'])).toEqual(['2027-03-09 2027-03-09 open 1']);
  expect(runsOf('2027-03-09', '2027-03-08', [])).toEqual([]);
});
