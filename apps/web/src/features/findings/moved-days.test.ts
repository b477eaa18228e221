import { loadForm } from '@visawright/forms/load-form.ts';
import type { DestinationId } from '@visawright/forms/destinations.ts';
import { expect, test } from 'vitest';
import { deadlineRows, movedBy } from './moved-days.ts';
import { reckonDeadline } from './reckon-deadline.ts';

const rowsOf = async (id: DestinationId, travelFrom: string, today = '2026-11-15') =>
  deadlineRows(reckonDeadline({ form: await loadForm(id), group: 'Tourism', travelFrom, today }));

test('from the travel day backwards: last day, safe day, appointment', async () => {
  const rows = await rowsOf('italy', '2027-03-09');
  expect(rows.slice(0, 4).map(({ id, day }) => `${id} ${day}`)).toEqual([
    'travel 2027-03-09',
    'last 2027-02-22',
    'safe 2027-01-22',
    'appointment null',
  ]);
});

test('a holiday that moved the day is named', async () => {
  // 15 days before 10 April 2027 is Good Friday, 26 March
  const last = (await rowsOf('italy', '2027-04-10')).find(({ id }) => id === 'last')!;
  expect(last.day).toBe('2027-03-25');
  expect(last.moved?.from).toBe('2027-03-26');
  expect(last.moved?.holidays.map(({ name }) => name.en)).toContain('Good Friday');
});

test('it is named although it has passed', async () => {
  const last = (await rowsOf('italy', '2027-04-10', '2027-04-05')).find(({ id }) => id === 'last')!;
  expect(last.moved?.holidays.map(({ name }) => name.en)).toContain('Good Friday');
  expect(last.moved?.isWeekend).toBe(false);
});

test('a weekend moves it without a holiday', async () => {
  const safe = (await rowsOf('italy', '2027-03-09')).find(({ id }) => id === 'safe')!;
  expect(safe.days).toBe(46); // 45 and the Saturday it was moved off
  expect(safe.moved).toEqual({ from: '2027-01-23', holidays: [], isWeekend: true });
});

test('a day that was not moved says nothing', () => {
  expect(movedBy('2027-02-22', '2027-02-22', [])).toBeNull();
  expect(movedBy(null, '2027-02-22', [])).toBeNull();
});

test('where no number is known the last day is not, either', async () => {
  const rows = await rowsOf('canada', '2027-03-09');
  expect(rows.filter(({ id }) => id !== 'travel').every(({ day }) => day === null)).toBe(true);
});
