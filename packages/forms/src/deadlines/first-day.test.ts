import { expect, test } from 'vitest';
import type { ApplyFrom, Processing } from '../form/form-schema.ts';
import { firstDayOf } from './first-day.ts';

const times = (applyFrom?: Omit<ApplyFrom, 'asOf'>): Processing => ({
  typical: 'About ten days',
  asOf: '2026-09',
  lodgeBefore: null,
  ...(applyFrom && { applyFrom: { ...applyFrom, asOf: '2026-09' } }),
});

test('counts months and days back from the first day of travel', () => {
  expect(firstDayOf(times({ months: 6 }), '2027-05-16')).toBe('2026-11-16');
  expect(firstDayOf(times({ months: 3 }), '2027-05-31')).toBe('2027-02-28');
  expect(firstDayOf(times({ days: 30 }), '2027-03-09')).toBe('2027-02-07');
});

test('is unknown without the number, for another group and without dates', () => {
  expect(firstDayOf(null, '2027-05-16')).toBeNull();
  expect(firstDayOf(times(), '2027-05-16')).toBeNull();
  const students = times({ months: 6, groups: ['Student'] });
  expect(firstDayOf(students, '2027-05-16', 'Tourism')).toBeNull();
  expect(firstDayOf(students, '2027-05-16', 'Student')).toBe('2026-11-16');
  expect(firstDayOf(students, '')).toBeNull();
});
