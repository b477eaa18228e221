import { expect, test } from 'vitest';
import { passportDatesIn } from './passport-dates.ts';
import { printedDate } from './printed-date.ts';

test.each([
  ['2033-09-04', '04 SEP / SEPT 33', '2033-09-04', false],
  ['2014-02-23', '23 FEB / FEV 14', '2014-02-23', false],
  ['1987-06-19', '19 JUN / JUIN 87', '1987-06-19', false],
  ['2022-02-23', '23/02/1922', '1922-02-23', true],
  ['2022-02-23', '23/02/2022', '2022-02-23', true],
  ['2022-02-23', '24/02/2022', undefined, false],
])('%s, printed as %s', (iso, printed, value, isWhole) =>
  expect(printedDate(iso, passportDatesIn(printed))).toEqual({ value, isWhole }),
);

test('no date in the zone or on the page', () => {
  expect(printedDate(undefined, ['2022-02-23'])).toEqual({ value: undefined, isWhole: false });
  expect(printedDate('2022-02-23')).toEqual({ value: undefined, isWhole: false });
});
