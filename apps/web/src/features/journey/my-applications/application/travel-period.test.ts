import { expect, test } from 'vitest';
import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { visaDetails } from '../../testing/visa-details.ts';
import { travelPeriodOf } from './travel-period.ts';

const today = '2026-11-15';
const limits = { bad: 10, warn: 21 };
const travel = (lodgeBy: string | null, dates: Partial<VisaDetails> = {}, status: 'draft' | 'submitted' = 'draft') =>
  travelPeriodOf({ status, lodgeBy, visaDetails: { ...visaDetails, ...dates } }, today, limits);

test('counts trip days and days until departure', () =>
  expect(travel('2027-01-22')).toEqual({
    length: 11,
    until: 114,
    phase: 'ahead',
    tone: null,
    hurries: null,
    lodge: 'by',
  }));

test.each([
  ['2026-11-25', 'bad', 'by'], // ten days left
  ['2026-11-26', 'warn', 'by'],
  ['2026-12-06', 'warn', 'by'], // twenty-one
  ['2026-12-07', null, 'by'],
  ['2026-11-15', 'bad', 'by'],
  ['2026-11-14', 'bad', 'late'],
  [null, null, 'unknown'],
] as const)('the last safe day %s is %s', (lodgeBy, tone, lodge) =>
  expect(travel(lodgeBy)).toMatchObject({ tone, lodge }),
);

test('has no deadline after submission', () =>
  expect(travel('2026-11-14', {}, 'submitted')).toMatchObject({ tone: null, lodge: null }));

test.each([
  [{ fromDate: '15/11/2026', toDate: '20/11/2026' }, 'today'],
  [{ fromDate: '10/11/2026', toDate: '15/11/2026' }, 'inProgress'],
  [{ fromDate: '01/11/2026', toDate: '14/11/2026' }, 'past'],
] as const)('%j is %s', (dates, phase) => expect(travel(null, dates).phase).toBe(phase));

test('shows the departure when near, otherwise the day to apply', () => {
  expect(travel('2026-11-20', { fromDate: '27/11/2026' })).toMatchObject({ until: 12, tone: 'bad', hurries: 'trip' });
  expect(travel('2026-12-02')).toMatchObject({ until: 114, tone: 'warn', hurries: 'applying' });
});
