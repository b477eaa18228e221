import { expect, test } from 'vitest';
import { parseShapedDate } from './parse-shaped-date.ts';

const day = { year: 1988, month: 5, day: 9 };

test.each([
  ['09/05/1988', 'DD/MM/YYYY'],
  ['05/09/1988', 'MM/DD/YYYY'],
  ['1988-05-09', 'YYYY-MM-DD'],
  ['09-MAY-1988', 'DD-MMM-YYYY'],
  ['9 May 1988', 'D MMMM YYYY'],
  ['1988-05-09', ''],
  ['1988-05-09', '[0-9-]+'],
])('%s in the shape %s is 9 May 1988', (text, shape) => {
  expect(parseShapedDate(text, shape)).toEqual(day);
});

test.each([
  ['31/02/1988', 'DD/MM/YYYY'],
  ['09/13/1988', 'DD/MM/YYYY'],
  ['09/05', 'DD/MM/YYYY'],
  ['', 'DD/MM/YYYY'],
])('%s in the shape %s is no date', (text, shape) => {
  expect(parseShapedDate(text, shape)).toBeNull();
});
