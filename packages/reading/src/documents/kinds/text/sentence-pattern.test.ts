import { expect, test } from 'vitest';
import { sentenceRegExp } from '../../page/running-text.ts';
import { sentencePattern } from './sentence-pattern.ts';

const values = (pattern: string, text: string) =>
  [...text.matchAll(sentenceRegExp(sentencePattern(pattern)))].map((match) => match.groups?.value);

test('matches a person with or without a title, also across lines', () => {
  expect(values('certify that {person},? is', 'This is to CERTIFY that Mr. Rahul K.\nRao-Desai is employed')).toEqual([
    'Mr. Rahul K.\nRao-Desai',
  ]);
  expect(values('certify that {person} is', 'certify that the employee is')).toEqual([]);
});

test.each(['3rd March 2026', '03/03/2026', '3-Mar-2026', 'March 3, 2026', '2026-03-03', '3 March, 2026'])(
  'matches the date %s',
  (date) => {
    expect(values('since {date}', `working since ${date}.`)).toEqual([date]);
  },
);

test.each(['Rs. 12,00,000/-', 'INR 12 lakhs', '€ 1.500,00', '8,40,000'])('matches the amount %s', (money) => {
  expect(values('salary of {money}(?= |$)', `a salary of ${money}`)).toEqual([money]);
});
