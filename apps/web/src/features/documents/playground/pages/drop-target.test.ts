import { expect, test } from 'vitest';
import { docIds, family, raviUid } from '../testing/arrangements.ts';
import { uid } from '../../../../testing/uid.ts';
import { documentBlocks } from '../state/page-items.ts';
import { dropStep } from './drop-target.ts';

const blocks = documentBlocks(family(), 'category', ({ category }) => category);
const page = (number: number) =>
  blocks.flatMap(({ items }) => items).filter((item) => item.page?.pageUid === uid(3_000 + number));
const at = (number: number, side: 'before' | 'after', docId = docIds.statement) =>
  ({ on: 'page', docId, pageUid: uid(3_000 + number), side }) as const;

test('a page is put before or behind the one below the pointer', () => {
  expect(dropStep(at(4, 'after'), page(1), blocks)).toMatchObject({ step: 'move', afterPageUid: uid(3_004) });
  expect(dropStep(at(4, 'before'), page(1), blocks)).toMatchObject({ afterPageUid: uid(3_003) });
  expect(dropStep(at(3, 'before'), page(5), blocks)).toMatchObject({ afterPageUid: null });
  expect(dropStep(at(5, 'before'), page(4), blocks)).toMatchObject({ afterPageUid: uid(3_003) });
  expect(dropStep(at(4, 'after'), page(4), blocks)).toBeNull();
});

test('on a document it goes to the end, on a person into a new document of the same category', () => {
  expect(dropStep({ on: 'document', docId: docIds.passport }, page(4), blocks)).toMatchObject({
    toDocId: docIds.passport,
    afterPageUid: uid(3_002),
  });
  expect(dropStep({ on: 'person', applicantUid: raviUid }, page(4), blocks)).toMatchObject({
    step: 'moveToNew',
    applicantUid: raviUid,
    category: 'Proof of Funds',
  });
});
