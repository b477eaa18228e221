import type { DocumentValue } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { byNeed, confirmable, isWaiting, standingOf } from './value.ts';

const value = (field: string, more: Partial<DocumentValue> = {}): DocumentValue => ({
  field,
  value: 'PUNE',
  raw: 'PUNE',
  outcome: 'accept',
  confidence: 0.9,
  pageUid: 'p',
  pageIndex: 0,
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  readValue: 'PUNE',
  actedBy: null,
  actedAt: null,
  engine: 'local',
  ...more,
});

test('what was read twice is sure, what was not asks, what could not be read is to be typed', () => {
  expect(standingOf(value('a'))).toBe('sure');
  expect(standingOf(value('a', { outcome: 'confirm' }))).toBe('ask');
  expect(standingOf(value('a', { outcome: 'retake' }))).toBe('unreadable');
  expect(standingOf(value('a', { outcome: 'confirm', value: '' }))).toBe('unreadable');
});

test('a person settles a value by confirming or changing it, whatever was read', () => {
  const asha = { actedBy: 'Asha', outcome: 'confirm' } as const;
  expect(standingOf(value('a', asha))).toBe('confirmed');
  expect(standingOf(value('a', { ...asha, readValue: 'PUNF' }))).toBe('changed');
  expect(isWaiting(value('a', asha))).toBe(false);
});

test('what waits comes first and the rest keeps its order', () => {
  const values = [value('a'), value('b', { outcome: 'retake' }), value('c'), value('d', { outcome: 'confirm' })];
  expect(byNeed(values).map(({ field }) => field)).toEqual(['b', 'd', 'a', 'c']);
});

test('confirm all never confirms what could not be read or is settled', () => {
  const values = [
    value('a'),
    value('b', { outcome: 'confirm', value: 'NASHIK' }),
    value('c', { outcome: 'retake' }),
    value('d', { outcome: 'confirm', actedBy: 'Asha' }),
  ];
  expect(confirmable(values)).toEqual({ b: 'NASHIK' });
});
