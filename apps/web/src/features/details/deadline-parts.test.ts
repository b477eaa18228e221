import { expect, test } from 'vitest';
import { deadlineOf } from './deadline-parts.ts';

const parts = (id: string, from: string, today: string) =>
  deadlineOf(id, from, 'Tourism', today)?.parts.map(({ kind, until }) => `${kind} ${until}`);

test('Italy in March, seen in November: safe, tight, then travel', () => {
  expect(parts('italy', '2027-03-09', '2026-11-15')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  const shares = deadlineOf('italy', '2027-03-09', 'Tourism', '2026-11-15')!.parts.map(({ share }) => share);
  expect(shares).toEqual([60, 27, 13]);
});

test('what has passed has no part', () => {
  expect(parts('italy', '2027-03-09', '2027-01-22')).toEqual([
    'safe 2027-01-22',
    'tight 2027-02-22',
    'late 2027-03-09',
  ]);
  expect(parts('italy', '2027-03-09', '2027-01-23')).toEqual(['tight 2027-02-22', 'late 2027-03-09']);
  expect(parts('italy', '2027-03-09', '2027-02-23')).toEqual(['late 2027-03-09']);
});

test('where the data names one number only there is no tight time', () =>
  expect(parts('uk', '2027-03-13', '2026-11-15')).toEqual(['safe 2027-02-19', 'late 2027-03-13']));

test('unknown stays unknown', () => expect(deadlineOf('canada', '2027-03-13', 'Tourism', '2026-11-15')).toBeNull());
