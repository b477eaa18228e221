import { expect, test } from 'vitest';
import { validityOf } from './validity.ts';

const line = (fact: string, value: string | null) => ({
  fact,
  standing: 'same',
  onVisa: value === null ? null : { value },
  asked: [],
  words: { en: '', hi: '' },
});
const state = (from: string | null, until: string | null, stay: string | null = null) =>
  ({ lines: [line('validFrom', from), line('validUntil', until), line('stay', stay)] }) as never;

test('both days of the validity count, and what is left is counted from today', () => {
  expect(validityOf(state('2027-03-05', '2027-04-04', '15'), '2027-03-05')).toEqual({
    from: '2027-03-05',
    until: '2027-04-04',
    days: 31,
    left: 30,
    stay: 15,
  });
});

test('a visa that is over has less than nothing left; one without a last day says nothing', () => {
  expect(validityOf(state(null, '2027-04-04'), '2027-04-06')).toMatchObject({ left: -2, days: null, stay: null });
  expect(validityOf(state('2027-03-05', null), '2027-03-05')).toBeNull();
});
