import { expect, test } from 'vitest';
import { validityOf } from './validity.ts';

const line = (fact: string, value: string | null) => ({
  fact,
  status: 'same',
  onVisa: value === null ? null : { value },
  asked: [],
  words: { en: '', hi: '' },
});
const state = (from: string | null, until: string | null, stay: string | null = null) =>
  ({ lines: [line('validFrom', from), line('validUntil', until), line('stay', stay)] }) as never;

test('counts the validity inclusively and the remaining days from today', () => {
  expect(validityOf(state('2027-03-05', '2027-04-04', '15'), '2027-03-05')).toEqual({
    from: '2027-03-05',
    until: '2027-04-04',
    days: 31,
    left: 30,
    stay: 15,
  });
});

test('returns negative days for an expired visa, and null without a last day', () => {
  expect(validityOf(state(null, '2027-04-04'), '2027-04-06')).toMatchObject({ left: -2, days: null, stay: null });
  expect(validityOf(state('2027-03-05', null), '2027-03-05')).toBeNull();
});
