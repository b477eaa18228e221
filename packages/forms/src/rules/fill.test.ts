import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('days, sums and counts are said in the reader’s language', () => {
  const facts = { until: { day: '2027-05-04' }, sum: { amount: 1_250_000, currency: 'INR' }, days: 1, paper: { en: 'passport', hi: 'पासपोर्ट' } };
  expect(fill('{paper} until {until}, {sum}, {days|day|days}', facts, 'en')).toBe('passport until 4 May 2027, INR 12,50,000, 1 day');
  expect(fill('{paper}: {until}, {days} दिन', facts, 'hi')).toBe('पासपोर्ट: 4 मई 2027, 1 दिन');
  expect(fill('{days|day|days}', { days: 2 }, 'en')).toBe('2 days');
}); // prettier-ignore

test('what nobody filled is left to be seen', () => {
  expect(fill('{nothing}', {}, 'en')).toBe('{nothing}');
});
