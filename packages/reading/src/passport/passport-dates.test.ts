import { expect, test } from 'vitest';
import { passportDatesIn } from './passport-dates.ts';

test.each([
  ['14/02/1988', '1988-02-14'],
  ['14.02.1988', '1988-02-14'],
  ['14 02 1988', '1988-02-14'],
  ['14-02-1988', '1988-02-14'],
  ['14 FEB 1988', '1988-02-14'],
  ['14 FEB/FÉV 1988', '1988-02-14'],
  ['05 AUG/AOÛT 2031', '2031-08-05'],
  ['1988-02-14', '1988-02-14'],
])('%s is %s', (text, iso) => expect(passportDatesIn(text)).toEqual([iso]));

test('returns both centuries for a two-digit year', () =>
  expect(passportDatesIn('14 FEB/FEV 88')).toEqual(['1988-02-14', '2088-02-14']));

test('rejects a date that does not exist', () => expect(passportDatesIn('31/02/1988')).toEqual([]));
