import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { expect, test } from 'vitest';
import { deadlineRows, movedBy } from './deadline-rows.ts';
import { calculateDeadline } from './calculate-deadline.ts';

const rowsOf = async (id: DestinationId, travelFrom: string, today = '2026-11-15', group: VisaGroup = 'Tourism') =>
  deadlineRows(calculateDeadline({ form: await loadForm(id), group, travelFrom, today }));

test('lists travel day, last day, safe day and appointment', async () => {
  const rows = await rowsOf('france', '2027-03-09');
  expect(rows.slice(0, 4).map(({ id, day }) => `${id} ${day}`)).toEqual([
    'travel 2027-03-09',
    'last 2027-02-22',
    'safe 2027-01-22',
    'appointment null',
  ]);
});

test('names the holiday that moved the day', async () => {
  // 15 days before 10 April 2027 is Good Friday, 26 March
  const last = (await rowsOf('france', '2027-04-10')).find(({ id }) => id === 'last')!;
  expect(last.day).toBe('2027-03-25');
  expect(last.moved?.from).toBe('2027-03-26');
  expect(last.moved?.holidays.map(({ name }) => name.en)).toContain('Good Friday');
});

test('names a past holiday', async () => {
  const last = (await rowsOf('france', '2027-04-10', '2027-04-05')).find(({ id }) => id === 'last')!;
  expect(last.moved?.holidays.map(({ name }) => name.en)).toContain('Good Friday');
  expect(last.moved?.isWeekend).toBe(false);
});

test('moves off a weekend without a holiday', async () => {
  const safe = (await rowsOf('france', '2027-03-09')).find(({ id }) => id === 'safe')!;
  expect(safe.days).toBe(46); // 45, plus the Saturday it was moved from
  expect(safe.moved).toEqual({ from: '2027-01-23', holidays: [], isWeekend: true });
});

test('returns null for a day that was not moved', () => {
  expect(movedBy('2027-02-22', '2027-02-22', [])).toBeNull();
  expect(movedBy(null, '2027-02-22', [])).toBeNull();
});

test('has no last day without a known number of days', async () => {
  const rows = await rowsOf('canada', '2027-03-09', '2026-11-15', 'Student');
  expect(rows.filter(({ id }) => id !== 'travel').every(({ day }) => day === null)).toBe(true);
});
