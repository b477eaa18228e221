import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

test("formats days, amounts and counts in the reader's language", () => {
  const facts = {
    until: { day: '2027-05-04' },
    sum: { amount: 1_250_000, currency: 'INR' },
    days: 1,
    document: { en: 'passport', hi: 'पासपोर्ट' },
  };
  expect(fillTemplate('{document} until {until}, {sum}, {days|day|days}', facts, 'en')).toBe(
    'passport until 4 May 2027, INR 12,50,000, 1 day',
  );
  expect(fillTemplate('{document}: {until}, {days} दिन', facts, 'hi')).toBe('पासपोर्ट: 4 मई 2027, 1 दिन');
  expect(fillTemplate('{days|day|days}', { days: 2 }, 'en')).toBe('2 days');
});

test('leaves unknown placeholders visible', () => {
  expect(fillTemplate('{nothing}', {}, 'en')).toBe('{nothing}');
});
