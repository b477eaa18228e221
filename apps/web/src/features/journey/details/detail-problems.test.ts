import { expect, test } from 'vitest';
import { emptyFlow } from '../flow/state/flow-store.ts';
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

test('lists every problem of an untouched page in screen order', () => {
  expect(Object.keys(detailProblems(emptyFlow, today))).toEqual(detailFields);
  expect(detailProblems(whole, today)).toEqual({});
});

test('treats today to today as no dates', () => {
  const unchosen = { ...whole, fromDate: '15/11/2026', toDate: '15/11/2026' };
  expect(detailProblems(unchosen, today)).toEqual({ dates: 'dates' });
  expect(detailProblems({ ...unchosen, toDate: '16/11/2026' }, today)).toEqual({});
});

test('needs the second day and rejects past days', () => {
  expect(detailProblems(whole, today, '2027-03-09')).toEqual({ dates: 'lastDay' });
  expect(detailProblems({ ...whole, fromDate: '14/11/2026' }, today)).toEqual({ dates: 'past' });
});

test('rejects a country without a form', () =>
  expect(detailProblems({ ...whole, toCountry: { country: 'Chile', countryISO: 'CL' } }, today)).toEqual({
    toCountry: 'noForm',
  }));
