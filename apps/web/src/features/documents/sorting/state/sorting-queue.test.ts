import { expect, test } from 'vitest';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { arrangedDocument, arrangedPage, family } from '../../playground/testing/arrangements.ts';
import { nextOpen, proposeChoice, updateQueue } from './sorting-queue.ts';

const [asha, ravi] = family() as [ReturnType<typeof family>[0], ReturnType<typeof family>[0]];
const unsure = (docId: string, page: number, more = {}) =>
  arrangedDocument(docId, { isUnsure: true, pages: [arrangedPage(page)], ...more });
const asked = (docId: string, share: number | null = null): SortingQuestion => ({
  docId,
  applicantUid: asha.applicantUid,
  firstPage: 1,
  reasons: [],
  people: [
    { applicantUid: ravi.applicantUid, share },
    { applicantUid: asha.applicantUid, share: null },
  ],
});
const open = (...docIds: string[]) => [{ ...asha, documents: docIds.map((docId, n) => unsure(docId, n)) }, ravi];

test('lists what is unsure in the order of the files and keeps what was placed in its place', () => {
  const first = updateQueue([], open('a', 'b', 'c'), [asked('c'), asked('a'), asked('b')]);
  expect(first.map(({ docId }) => docId)).toEqual(['c', 'a', 'b']);
  const second = updateQueue(first, open('c', 'b', 'd'), [asked('c'), asked('b')]);
  expect(second.map(({ docId, isOpen }) => [docId, isOpen])).toEqual([
    ['c', true],
    ['a', false],
    ['b', true],
    ['d', true],
  ]);
  const undone = updateQueue(second, open('a'), []);
  expect(undone.filter(({ isOpen }) => isOpen).map(({ docId }) => docId)).toEqual(['a']);
});

test('goes on to the next open one, from the last one to the first', () => {
  const queue = updateQueue(updateQueue([], open('a', 'b', 'c'), []), open('a', 'c'), []);
  expect([nextOpen(queue, 'a'), nextOpen(queue, 'b'), nextOpen(queue, 'c')]).toEqual(['c', 'c', 'a']);
  expect(nextOpen(queue, 'a', -1)).toBe('c');
  expect(nextOpen(updateQueue([], open('a'), []), 'a')).toBeNull();
});

test('proposes a traveller only if something speaks for one, and a category unless nothing is known', () => {
  const [item] = updateQueue([], open('a'), [asked('a', 0.7)]);
  expect(proposeChoice(item!)).toEqual({ applicantUid: ravi.applicantUid, category: 'Other' });
  const guess = {
    ...item!,
    document: { ...item!.document, categoryOutcome: 'confirm' as const },
    question: asked('a'),
  };
  expect(proposeChoice(guess)).toEqual({ applicantUid: null, category: null });
  const photo = { ...guess, document: { ...guess.document, category: 'Photo' as const } };
  expect(proposeChoice(photo).category).toBe('Photo');
});
