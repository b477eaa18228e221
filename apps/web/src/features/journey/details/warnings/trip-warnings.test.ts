import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { calculateDeadline } from '../../deadline/calculate-deadline.ts';
import { tripWarnings, type WarnedTrip } from './trip-warnings.ts';

const form = await loadForm('france');
const deadlineOn = (today: string) => calculateDeadline({ form, group: 'Tourism', travelFrom: '2027-03-09', today });
const march: WarnedTrip = {
  form,
  visaType: 'Schengen Short Stay Visa (Tourism)',
  dates: { from: '2027-03-09', to: '2027-03-20' },
  passport: { expiry: '2030-01-01', issued: '2020-01-01' },
  deadline: deadlineOn('2026-11-15'),
};
const kinds = (change: Partial<WarnedTrip>) => tripWarnings({ ...march, ...change }).map(({ kind }) => kind);

test('returns no warnings for a good trip', () => expect(tripWarnings(march)).toEqual([]));

test('is tight after the safe day and late after the last day', () => {
  expect(kinds({ deadline: deadlineOn('2027-01-22') })).toEqual([]);
  expect(tripWarnings({ ...march, deadline: deadlineOn('2027-01-23') })).toEqual([
    { kind: 'tight', safeDay: '2027-01-22', lastDay: '2027-02-22' },
  ]);
  expect(kinds({ deadline: deadlineOn('2027-02-22') })).toEqual(['tight']);
  expect(kinds({ deadline: deadlineOn('2027-02-23') })).toEqual(['late']);
});

test('warns about an early expiry, but not about an unknown passport', () => {
  expect(kinds({ passport: { expiry: '2027-04-03', issued: null } })).toEqual(['expiresEarly']);
  expect(kinds({ passport: null })).toEqual([]);
  expect(kinds({ passport: { expiry: '2027-04-03', issued: null }, form: null })).toEqual([]);
});

test('counts the first and the last day of a stay', () => {
  expect(kinds({ dates: { from: '2027-03-01', to: '2027-05-29' } })).toEqual([]); // 90
  expect(tripWarnings({ ...march, dates: { from: '2027-03-01', to: '2027-05-30' } })).toEqual([
    { kind: 'tooLong', days: 91, allowed: 90 },
  ]);
});

test('is never late without a known deadline', async () => {
  const canada = await loadForm('canada');
  const unknown = calculateDeadline({ form: canada, group: 'Student', travelFrom: '2027-03-09', today: '2027-03-08' });
  expect(kinds({ deadline: unknown })).toEqual([]);
  expect(kinds({ deadline: null })).toEqual([]);
});
