import type { DestinationId } from '@visawright/forms/destinations.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { expect, test } from 'vitest';
import { reckonDeadline } from '../findings/reckon-deadline.ts';
import { deadlineParts } from './deadline-parts.ts';

const partsOf = async (id: DestinationId, travelFrom: string, today: string) => {
  const form = await loadForm(id);
  return deadlineParts(reckonDeadline({ form, group: 'Tourism', travelFrom, today }), travelFrom, today);
};
const said = async (id: DestinationId, from: string, today: string) =>
  (await partsOf(id, from, today)).map(({ kind, until }) => `${kind} ${until}`);

test('Italy in March, seen in November: safe, tight, then travel', async () => {
  expect(await said('italy', '2027-03-09', '2026-11-15')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  const shares = (await partsOf('italy', '2027-03-09', '2026-11-15')).map(({ share }) => share);
  expect(shares).toEqual([60, 27, 13]);
});

test('what has passed has no part', async () => {
  expect(await said('italy', '2027-03-09', '2027-01-22')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  expect(await said('italy', '2027-03-09', '2027-01-23')).toEqual(['tight 2027-02-22', 'late 2027-03-09']);
  expect(await said('italy', '2027-03-09', '2027-02-23')).toEqual(['late 2027-03-09']);
});

test('where the data names one number only there is no tight time', async () =>
  expect(await said('uk', '2027-03-13', '2026-11-15')).toEqual(['safe 2027-02-19', 'late 2027-03-13']));

test('unknown stays unknown', async () => expect(await said('canada', '2027-03-13', '2026-11-15')).toEqual([]));
