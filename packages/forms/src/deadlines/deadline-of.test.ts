import { expect, test } from 'vitest';
import { forms } from '../destinations/form-files.ts';
import { ageLimits } from './age-limits.ts';
import { deadlineOf, type DeadlineOptions } from './deadline-of.ts';

const of = (id: string, travelFrom: string, today = '2026-11-15', more: Partial<DeadlineOptions> = {}) =>
  deadlineOf({ form: forms.get(id)!, group: 'Tourism', travelFrom, today, ...more });
const step = (deadline: ReturnType<typeof of>, id: string) => deadline.steps.find((each) => each.id === id);

test('working days leave out the holidays of both countries', () => {
  // Ten working days before Friday 8 January 2027; Japan's offices are closed from 29 December to 3 January.
  const deadline = of('japan', '2027-01-08');
  expect(deadline.lodgeBy).toBe('2026-12-18');
  expect(step(deadline, 'lodge')!.moved).toMatchObject({ from: '2026-12-25' });
  expect(step(deadline, 'lodge')!.moved!.holidays.map(({ date }) => date)).toContain('2026-12-31');
});

test('a day counted in calendar days that is a holiday moves to the open day before', () => {
  // Fifteen days before 16 January 2027 is New Year's Day, a Friday.
  const deadline = of('germany', '2027-01-16');
  expect(step(deadline, 'decision')!.latest).toBe('2027-01-01');
  expect(deadline.lodgeBy).toBe('2026-12-31');
});

test('before the safe day it is safe, after it tight, after the last day late', () => {
  const { safeDay, lodgeBy } = of('germany', '2027-03-01');
  expect(of('germany', '2027-03-01', safeDay!.date).verdict).toBe('safe');
  expect(of('germany', '2027-03-01', '2027-01-20').verdict).toBe('tight');
  expect(of('germany', '2027-03-01', lodgeBy!).verdict).toBe('tight');
  expect(of('germany', '2027-03-01', '2027-02-27').verdict).toBe('late');
  expect(of('germany', '2027-03-01', '2027-02-27').daysLeft).toBeLessThan(0);
});

test('thirty days before the trip it is late for the Netherlands, and tight for Germany', () => {
  expect(of('netherlands', '2026-12-15').verdict).toBe('late');
  expect(of('germany', '2026-12-15').verdict).toBe('tight');
});

test('where the data has no number, nothing is invented', () => {
  const deadline = of('australia', '2027-03-01', '2026-11-15', { group: 'Student' });
  expect(deadline).toMatchObject({ verdict: 'unknown', safeDay: null, lodgeBy: null, daysLeft: null });
  expect(step(deadline, 'lodge')!.latest).toBeNull();
});

test('the wait for an appointment is never known, and an e-visa has none', () => {
  expect(step(of('uk', '2027-03-01'), 'appointment')).toMatchObject({ latest: null, days: null });
  expect(step(of('vietnam', '2027-03-01'), 'appointment')).toBeUndefined();
});

test('a statement must not be fetched too early for the day of lodging', () => {
  const deadline = of('germany', '2027-03-01', '2026-11-15', { ageLimits });
  const statement = deadline.steps.find(({ document }) => document?.en === 'bank statement')!;
  expect(statement.latest).toBe(deadline.lodgeBy);
  expect(Date.parse(statement.latest!) - Date.parse(statement.notBefore!)).toBe(31 * 86_400_000);
});

test('no travel day, no deadline', () => {
  expect(of('germany', '')).toMatchObject({ verdict: 'unknown', lodgeBy: null, gaps: [] });
});

test('a trip to Japan in eight working days is late: five are the least, ten the usual', () => {
  // Thursday 26 November is eight working days after Monday 16 November.
  const deadline = of('japan', '2026-11-26', '2026-11-16');
  expect(deadline.verdict).toBe('late');
  expect(of('japan', '2027-03-10', '2026-11-16').verdict).toBe('safe');
});

test('an Australian visitor has a last day although the department promises no time', () => {
  expect(of('australia', '2027-03-01')).toMatchObject({ lodgeBy: '2027-01-29', verdict: 'safe' });
  expect(of('australia', '2027-03-01', '2027-02-10').verdict).toBe('late');
});
