import { expect, test } from 'vitest';
import { parseTypedDate, formatTypedDate, withSlashes } from './typed-date.ts';

test('dates are shown as dd/mm/yyyy and stored as ISO', () => {
  expect(formatTypedDate('1991-08-14')).toBe('14/08/1991');
  expect(parseTypedDate('14/08/1991')).toBe('1991-08-14');
  expect(parseTypedDate('4.8.1991')).toBe('1991-08-04');
  expect(parseTypedDate('4-8-1991 ')).toBe('1991-08-04');
});

test('incomplete and invalid dates stay as typed', () => {
  expect(parseTypedDate('14/08/19')).toBe('14/08/19');
  expect(parseTypedDate('31/02/2027')).toBe('31/02/2027');
  expect(formatTypedDate('31/02/2027')).toBe('31/02/2027');
  expect(parseTypedDate('')).toBe('');
});

test('slashes are inserted while typing and can be deleted', () => {
  expect(withSlashes('14', '1')).toBe('14/');
  expect(withSlashes('14/08', '14/0')).toBe('14/08/');
  expect(withSlashes('14', '14/')).toBe('14');
  expect(withSlashes('14/08/1991', '')).toBe('14/08/1991');
});

test('a date is the same whether its separators are typed or not', () => {
  const typedByKey = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key, text), '');
  for (const keys of ['14081991', '14/08/1991', '14.08.1991', '14-08-1991'])
    expect(typedByKey(keys)).toBe('14/08/1991');
  expect(typedByKey('4/8/1991')).toBe('4/8/1991');
});
