import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

test.each([
  ['14/02/1988', '1988-02-14'],
  ['14.02.1988', '1988-02-14'],
  ['14 02 1988', '1988-02-14'],
  ['14-02-1988', '1988-02-14'],
  ['14 FEB 1988', '1988-02-14'],
  ['14 FEB/FÉV 1988', '1988-02-14'],
  ['05 AUG/AOÛT 2031', '2031-08-05'],
  ['1988-02-14', '1988-02-14'],
])('%s is %s', (text, iso) => expect(datesIn(text)).toEqual([iso]));

test('a year of two digits leaves the century open', () =>
  expect(datesIn('14 FEB/FEV 88')).toEqual(['1988-02-14', '2088-02-14']));

test('a day that does not exist is no date', () => expect(datesIn('31/02/1988')).toEqual([]));
