import { expect, test } from 'vitest';
import { emptyFlow } from '../flow/flow-store.ts';
import { detailFields, detailProblems } from './detail-problems.ts';

const today = '2026-11-15';
const india = { country: 'India', countryISO: 'IN' };
const whole = {
  ...emptyFlow,
  fromCountry: india,
  nationality: india,
  toCountry: { country: 'Italy', countryISO: 'IT' },
  category: 'Tourism',
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
};

test('an untouched page lacks every answer, in the order of the screen', () => {
  expect(Object.keys(detailProblems(emptyFlow, today))).toEqual(detailFields);
  expect(detailProblems(whole, today)).toEqual({});
});

test('today to today, as the flow begins, counts as no dates', () => {
  const unchosen = { ...whole, fromDate: '15/11/2026', toDate: '15/11/2026' };
  expect(detailProblems(unchosen, today)).toEqual({ dates: 'dates' });
  expect(detailProblems({ ...unchosen, toDate: '16/11/2026' }, today)).toEqual({});
});

test('one tapped day waits for the second, and a day that has passed is said to be past', () => {
  expect(detailProblems(whole, today, '2027-03-09')).toEqual({ dates: 'lastDay' });
  expect(detailProblems({ ...whole, fromDate: '14/11/2026' }, today)).toEqual({ dates: 'past' });
});

test('a country without a form cannot be continued with', () =>
  expect(detailProblems({ ...whole, toCountry: { country: 'Chile', countryISO: 'CL' } }, today)).toEqual({
    toCountry: 'noForm',
  }));
