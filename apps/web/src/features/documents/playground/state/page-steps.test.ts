import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import { expect, test } from 'vitest';
import { docIds, family } from '../testing/arrangements.ts';
import { uid } from '../../../../testing/uid.ts';
import { documentBlocks, type PageItem } from './page-items.ts';
import { mergeStep, moveToEnd, removeStep, rotateStep, shiftStep, splitStep } from './page-steps.ts';

const items = documentBlocks(family(), 'category', ({ category }) => category).flatMap((block) => block.items);
const page = (...numbers: number[]) =>
  items.filter(({ page: own }) => numbers.some((number) => own?.pageUid === uid(3_000 + number)));
const numbersIn = (step: ReturnType<typeof shiftStep>, docId: string) =>
  applyStep(family(), step!)
    .flatMap(({ documents }) => documents)
    .find((document) => document.docId === docId)
    ?.pages.map(({ pageUid }) => Number(pageUid.slice(-4)) - 3_000);

test('the selected pages are rotated with one step', () => {
  expect(rotateStep(page(1, 3), 90)).toEqual({
    step: 'rotate',
    pages: [
      { docId: docIds.passport, pageUid: uid(3_001) },
      { docId: docIds.statement, pageUid: uid(3_003) },
    ],
    degrees: 90,
  });
  expect(rotateStep([], 90)).toBeNull();
});

test('pages move by one inside their document', () => {
  expect(numbersIn(shiftStep(page(3), 1), docIds.statement)).toEqual([4, 3, 5]);
  expect(numbersIn(shiftStep(page(5), -1), docIds.statement)).toEqual([3, 5, 4]);
  expect(numbersIn(shiftStep(page(4, 5), -1), docIds.statement)).toEqual([4, 5, 3]);
  expect(shiftStep(page(3), -1)).toBeNull();
  expect(shiftStep(page(5), 1)).toBeNull();
  expect(shiftStep(page(2, 3), 1)).toBeNull();
});

test('split takes the page and those behind it, or the selected ones', () => {
  expect(numbersIn(splitStep(page(4)), docIds.statement)).toEqual([3]);
  expect(numbersIn(splitStep(page(3, 5)), docIds.statement)).toEqual([4]);
  expect(splitStep(page(3))).toBeNull(); // nothing would be left
  expect(splitStep(page(3, 4, 5))).toBeNull();
});

test('merge puts all pages of the other documents behind the first', () => {
  expect(numbersIn(mergeStep(page(1, 4)), docIds.passport)).toEqual([1, 2, 3, 4, 5]);
  expect(mergeStep(page(1, 2))).toBeNull();
});

test('a document keeps its last page', () => {
  expect(numbersIn(removeStep(page(3, 4)) as never, docIds.statement)).toEqual([5]);
  expect(removeStep(page(3, 4, 5))).toBe('last');
  expect(removeStep([])).toBeNull();
});

test('pages go to the end of a document, also of their own', () => {
  const statement = items.find(({ document }) => document.docId === docIds.statement)!.document;
  expect(numbersIn(moveToEnd(page(3), statement), docIds.statement)).toEqual([4, 5, 3]);
  expect(numbersIn(moveToEnd(page(1), statement), docIds.statement)).toEqual([3, 4, 5, 1]);
  expect(moveToEnd([] as PageItem[], statement)).toBeNull();
});
