import { expect, test } from 'vitest';
import type { VisaDetails } from '@visawright/contract/application.ts';
import { travelOf } from './travel.ts';

const today = '2026-11-15';
const limits = { bad: 10, warn: 21 };
const visaDetails: VisaDetails = {
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Italy',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen',
};
const travel = (lodgeBy: string | null, dates: Partial<VisaDetails> = {}, status: 'draft' | 'submitted' = 'draft') =>
  travelOf({ status, lodgeBy, visaDetails: { ...visaDetails, ...dates } }, today, limits);

test('days between the dates and until departure', () =>
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

test('what is handed in hurries no more', () =>
  expect(travel('2026-11-14', {}, 'submitted')).toMatchObject({ tone: null, lodge: null }));

test.each([
  [{ fromDate: '15/11/2026', toDate: '20/11/2026' }, 'today'],
  [{ fromDate: '10/11/2026', toDate: '15/11/2026' }, 'underWay'],
  [{ fromDate: '01/11/2026', toDate: '14/11/2026' }, 'past'],
] as const)('%j is %s', (dates, phase) => expect(travel(null, dates).phase).toBe(phase));

test('a trip that is near is named itself, a far one by the day to apply', () => {
  expect(travel('2026-11-20', { fromDate: '27/11/2026' })).toMatchObject({ until: 12, tone: 'bad', hurries: 'trip' });
  expect(travel('2026-12-02')).toMatchObject({ until: 114, tone: 'warn', hurries: 'applying' });
});
