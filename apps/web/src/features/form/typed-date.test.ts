import { expect, test } from 'vitest';
import { keptDate, shownDate, withSlashes } from './typed-date.ts';

test('a day is shown as it is typed and kept ISO', () => {
  expect(shownDate('1991-08-14')).toBe('14/08/1991');
  expect(keptDate('14/08/1991')).toBe('1991-08-14');
  expect(keptDate('4.8.1991')).toBe('1991-08-04');
  expect(keptDate('4-8-1991 ')).toBe('1991-08-04');
});

test('what is not a day yet, or never can be, stays as it was typed', () => {
  expect(keptDate('14/08/19')).toBe('14/08/19');
  expect(keptDate('31/02/2027')).toBe('31/02/2027');
  expect(shownDate('31/02/2027')).toBe('31/02/2027');
  expect(keptDate('')).toBe('');
});

test('slashes come by themselves while typing and can be taken back', () => {
  expect(withSlashes('14', '1')).toBe('14/');
  expect(withSlashes('14/08', '14/0')).toBe('14/08/');
  expect(withSlashes('14', '14/')).toBe('14');
  expect(withSlashes('14/08/1991', '')).toBe('14/08/1991');
});
