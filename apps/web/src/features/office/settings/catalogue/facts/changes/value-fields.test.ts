import { expect, test } from 'vitest';
import { changedValue, isSourceDate, mayRemove, valueFields } from './value-fields.ts';

const fee = { amount: 90, currency: 'EUR', basis: 'Adult', groups: ['Tourism'], asOf: '2025' };

test('a fee has fields for amount, currency and date; its name and its lists have none', () =>
  expect(valueFields('fee', fee).map(({ name }) => name)).toEqual(['amount', 'currency', 'asOf']));

test('a number or text is one field, a list needs JSON', () => {
  expect(valueFields('time', 45)).toEqual([{ name: null, value: 45 }]);
  expect(valueFields('photo', ['JPEG'])).toEqual([]);
  expect(valueFields('photo', true)).toEqual([]);
});

test('a changed part keeps the rest and the type', () => {
  const [amount, currency] = valueFields('fee', fee);
  expect(changedValue(fee, amount!, '95.5')).toEqual({ ...fee, amount: 95.5 });
  expect(changedValue(fee, amount!, 'many')).toEqual({ ...fee, amount: 'many' });
  expect(changedValue(fee, currency!, 'USD')).toEqual({ ...fee, currency: 'USD' });
  expect(changedValue(45, { name: null, value: 45 }, '60')).toBe(60);
  expect(changedValue(45, { name: null, value: 45 }, '')).toBe('');
});

test('knows dates of sources and what cannot be removed', () => {
  expect(['', '2026', '2026-11', '2026-11-17', '11/2026', 'soon'].map(isSourceDate)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['fee:Adult', 'question:surname', 'site:portal'].map(mayRemove)).toEqual([true, false, false]);
});
