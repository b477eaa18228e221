import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { calculateDeadline } from '../../deadline/calculate-deadline.ts';
import { deadlineSegments } from './deadline-segments.ts';

const partsOf = async (id: DestinationId, travelFrom: string, today: string, group: VisaGroup = 'Tourism') => {
  const form = await loadForm(id);
  return deadlineSegments(calculateDeadline({ form, group, travelFrom, today }), travelFrom, today);
};
const message = async (id: DestinationId, from: string, today: string, group?: VisaGroup) =>
  (await partsOf(id, from, today, group)).map(({ kind, until }) => `${kind} ${until}`);

test('France in March, seen in November: safe, tight, travel', async () => {
  expect(await message('france', '2027-03-09', '2026-11-15')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  const shares = (await partsOf('france', '2027-03-09', '2026-11-15')).map(({ share }) => share);
  expect(shares).toEqual([60, 27, 13]);
});

test('omits past segments', async () => {
  expect(await message('france', '2027-03-09', '2027-01-22')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  expect(await message('france', '2027-03-09', '2027-01-23')).toEqual(['tight 2027-02-22', 'late 2027-03-09']);
  expect(await message('france', '2027-03-09', '2027-02-23')).toEqual(['late 2027-03-09']);
});

test('has no tight segment if the data has only one number', async () =>
  expect(await message('uk', '2027-03-13', '2026-11-15')).toEqual(['safe 2027-02-19', 'late 2027-03-13']));

test('returns nothing if the deadline is unknown', async () =>
  expect(await message('canada', '2027-03-13', '2026-11-15', 'Student')).toEqual([]));
