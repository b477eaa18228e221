import { expect, test } from 'vitest';
import { ownerOfDays } from './travel-days.ts';

const known = (days: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(days).map(([uid, own]) => [uid, new Set(own)]));
const trip = { asha: ['2027-04-25', '2027-05-04'], rohan: ['2027-04-26', '2027-05-04'] };
const both = new Set(['2027-04-25', '2027-05-04']);

test('the owner is the only traveller with all days of travel', () => {
  expect(ownerOfDays(both, known(trip))).toBe('asha');
});

test('nobody if two travellers have these days, or none has all of them', () => {
  expect(ownerOfDays(both, known({ ...trip, meera: trip.asha }))).toBeUndefined();
  expect(ownerOfDays(new Set(['2027-04-25', '2027-05-03']), known(trip))).toBeUndefined();
});

test('nobody by a single day, or while the days of a traveller are not known', () => {
  expect(ownerOfDays(new Set(['2027-04-25']), known(trip))).toBeUndefined();
  expect(ownerOfDays(both, known({ ...trip, meera: [] }))).toBeUndefined();
});
