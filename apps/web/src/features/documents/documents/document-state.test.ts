import type { Document } from '@visawright/contract/documents/document.ts';
import { checkedDocument } from '@visawright/contract/documents/testing/checked-document.ts';
import { expect, test } from 'vitest';
import { furthestProgress, documentGroupsOf, hasQuestion, badgeOf, progressPercent } from './document-state.ts';

const document = (docId: string, more: Partial<Document> = {}): Document => ({
  docId,
  applicantUid: 'a',
  fileName: 'x.pdf',
  category: 'Passport',
  ...checkedDocument,
  ...more,
});

test('returns the most important status', () => {
  expect(badgeOf(document('a', { state: 'rendered' }))).toBe('reading');
  expect(badgeOf(document('a', { state: 'rejected', reason: 'passwordNeeded' }))).toBe('locked');
  expect(badgeOf(document('a', { state: 'rejected', reason: 'damaged' }))).toBe('rejected');
  expect(badgeOf(document('a', { state: 'failed' }))).toBe('failed');
  expect(badgeOf(document('a', { retake: ['blur'], toConfirm: 2 }))).toBe('retake');
  expect(badgeOf(document('a', { toConfirm: 2 }))).toBe('confirm');
  expect(badgeOf(document('a'))).toBe('done');
});

test('puts every document into one group, the main one first', () => {
  const { reading, stuck, categories } = documentGroupsOf([
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

test('progress grows with stages and with pages inside a stage', () => {
  const shares = [
    { stage: 'uploaded', page: 0, pages: 0 },
    { stage: 'scanned', page: 0, pages: 0 },
    { stage: 'rendered', page: 3, pages: 6 },
    { stage: 'rendered', page: 6, pages: 6 },
    { stage: 'checked', page: 0, pages: 0 },
  ].map(progressPercent);
  expect(shares).toEqual([0, 17, 25, 33, 100]);
});

test('uses the list or the live hint, whichever is further', () => {
  const hint = { stage: 'rendered', page: 3, pages: 6 };
  expect(furthestProgress('scanned', hint)).toBe(hint);
  expect(furthestProgress('read', hint).stage).toBe('read');
  expect(furthestProgress('read', undefined).stage).toBe('read');
});

test('asks about owner and category only users who may answer', () => {
  const can = ['document.edit'];
  const belongsTo = { applicantUid: 'b', name: 'Ravi Rao' };
  expect(hasQuestion(document('a', { can, belongsTo, belonging: 'other' }))).toBe(true);
  expect(hasQuestion(document('a', { can, categoryOutcome: 'confirm' }))).toBe(true);
  const ownerQuestion = { kind: 'different', name: 'Shalini Rao', sex: 'F' } as const;
  expect(hasQuestion(document('a', { can, ownerQuestion }))).toBe(true);
  expect(hasQuestion(document('a', { ownerQuestion }))).toBe(false);
  expect(hasQuestion(document('a', { can }))).toBe(false);
  expect(hasQuestion(document('a', { categoryOutcome: 'confirm' }))).toBe(false);
  expect(hasQuestion(document('a', { can, categoryOutcome: 'confirm', state: 'read' }))).toBe(false);
});
