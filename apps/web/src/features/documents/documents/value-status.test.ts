import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { expect, test } from 'vitest';
import { sortByNeed, confirmableValues, needsConfirmation, valueStatusOf } from './value-status.ts';

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

test('is certain, needs confirmation or is unreadable by outcome', () => {
  expect(valueStatusOf(value('a'))).toBe('sure');
  expect(valueStatusOf(value('a', { outcome: 'confirm' }))).toBe('ask');
  expect(valueStatusOf(value('a', { outcome: 'retake' }))).toBe('unreadable');
  expect(valueStatusOf(value('a', { outcome: 'confirm', value: '' }))).toBe('unreadable');
});

test('is confirmed or changed once a person has acted', () => {
  const asha = { actedBy: 'Asha', outcome: 'confirm' } as const;
  expect(valueStatusOf(value('a', asha))).toBe('confirmed');
  expect(valueStatusOf(value('a', { ...asha, readValue: 'PUNF' }))).toBe('changed');
  expect(needsConfirmation(value('a', asha))).toBe(false);
});

test('puts values to confirm first and keeps the order of the rest', () => {
  const values = [value('a'), value('b', { outcome: 'retake' }), value('c'), value('d', { outcome: 'confirm' })];
  expect(sortByNeed(values).map(({ field }) => field)).toEqual(['b', 'd', 'a', 'c']);
});

test('excludes unreadable and settled values from confirm all', () => {
  const values = [
    value('a'),
    value('b', { outcome: 'confirm', value: 'NASHIK' }),
    value('c', { outcome: 'retake' }),
    value('d', { outcome: 'confirm', actedBy: 'Asha' }),
  ];
  expect(confirmableValues(values)).toEqual({ b: 'NASHIK' });
});

test('never asks for what a program measured or counted', () => {
  for (const field of ['fileSizeKb', 'format', 'chin', 'largeDepositCount', 'salaryCredits'])
    for (const outcome of ['confirm', 'retake'] as const) {
      expect(valueStatusOf(value(field, { outcome }))).toBe('measured');
      expect(needsConfirmation(value(field, { outcome }))).toBe(false);
      expect(confirmableValues([value(field, { outcome })])).toEqual({});
    }
  expect(valueStatusOf(value('closingBalance', { outcome: 'confirm' }))).toBe('ask');
});
