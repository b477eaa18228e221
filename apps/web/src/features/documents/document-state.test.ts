import type { Document } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { furthest, groupsOf, hasQuestion, markOf, shareOf } from './document-state.ts';

const document = (docId: string, more: Partial<Document> = {}): Document => ({
  docId,
  applicantUid: 'a',
  fileName: 'x.pdf',
  docFields: {},
  category: 'Passport',
  categoryOutcome: 'accept',
  kind: null,
  processedFieldsByCategory: {},
  state: 'checked',
  reason: null,
  retake: [],
  toConfirm: 0,
  pages: 1,
  isPrimary: false,
  isVerifiedByAgent: false,
  belonging: 'unclear',
  belongsTo: null,
  thumbnailUrl: null,
  version: 1,
  createdAt: '2026-11-15T09:00:00.000Z',
  can: [],
  ...more,
});

test('a card says the one thing that matters most', () => {
  expect(markOf(document('a', { state: 'rendered' }))).toBe('reading');
  expect(markOf(document('a', { state: 'rejected', reason: 'passwordNeeded' }))).toBe('locked');
  expect(markOf(document('a', { state: 'rejected', reason: 'damaged' }))).toBe('rejected');
  expect(markOf(document('a', { state: 'failed' }))).toBe('failed');
  expect(markOf(document('a', { retake: ['blur'], toConfirm: 2 }))).toBe('retake');
  expect(markOf(document('a', { toConfirm: 2 }))).toBe('confirm');
  expect(markOf(document('a'))).toBe('done');
});

test('every document stands in one group; categories in their order, the main one first', () => {
  const { reading, stuck, categories } = groupsOf([
    document('letter', { category: 'Letter' }),
    document('old', {}),
    document('main', { isPrimary: true }),
    document('new', { state: 'read' }),
    document('locked', { state: 'rejected', reason: 'passwordNeeded' }),
  ]);
  expect(reading.map(({ docId }) => docId)).toEqual(['new']);
  expect(stuck.map(({ docId }) => docId)).toEqual(['locked']);
  expect(categories.map(([category, own]) => [category, own.map(({ docId }) => docId)])).toEqual([
    ['Passport', ['main', 'old']],
    ['Letter', ['letter']],
  ]);
});

test('progress moves forward with stages, and with pages inside one', () => {
  const shares = [
    { stage: 'uploaded', page: 0, pages: 0 },
    { stage: 'scanned', page: 0, pages: 0 },
    { stage: 'rendered', page: 3, pages: 6 },
    { stage: 'rendered', page: 6, pages: 6 },
    { stage: 'checked', page: 0, pages: 0 },
  ].map(shareOf);
  expect(shares).toEqual([0, 17, 25, 33, 100]);
});

test('whichever is further on is true: the list or the hint', () => {
  const hint = { stage: 'rendered', page: 3, pages: 6 };
  expect(furthest('scanned', hint)).toBe(hint);
  expect(furthest('read', hint).stage).toBe('read');
  expect(furthest('read', undefined).stage).toBe('read');
});

test('whoever may answer is asked whose a paper is and what', () => {
  const can = ['document.edit'];
  const belongsTo = { applicantUid: 'b', name: 'Ravi Rao' };
  expect(hasQuestion(document('a', { can, belongsTo, belonging: 'other' }))).toBe(true);
  expect(hasQuestion(document('a', { can, categoryOutcome: 'confirm' }))).toBe(true);
  expect(hasQuestion(document('a', { can }))).toBe(false);
  expect(hasQuestion(document('a', { categoryOutcome: 'confirm' }))).toBe(false);
  expect(hasQuestion(document('a', { can, categoryOutcome: 'confirm', state: 'read' }))).toBe(false);
});
