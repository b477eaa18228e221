import { expect, test } from 'vitest';
import { docIds, family } from '../testing/arrangements.ts';
import { documentBlocks, findBlocks, needsLook, pageCount } from './page-items.ts';

const nameOf = ({ kind, category }: { kind: string | null; category: string }) => kind ?? category;
const order = (travellers = family(), by: 'category' | 'check' = 'category') =>
  documentBlocks(travellers, by, nameOf).map(({ document }) => document.docId);

test('documents are ordered by person and category', () => {
  expect(order()).toEqual([docIds.passport, docIds.statement, docIds.policy, docIds.ravis]);
  expect(pageCount(family())).toBe(7);
});

test('what needs a look comes first, within each person', () => {
  expect(order(family(), 'check')).toEqual([docIds.statement, docIds.policy, docIds.passport, docIds.ravis]);
  expect(family()[0]!.documents.map(needsLook)).toEqual([false, true, true]);
});

test('documents with the same name are numbered', () => {
  const [asha, ravi] = family();
  const twice = [{ ...asha!, documents: [...asha!.documents, ...ravi!.documents] }];
  expect(documentBlocks(twice, 'category', nameOf).map(({ title }) => title)).toEqual([
    'Indian passport 1',
    'Indian passport 2',
    'Bank statement',
    'Insurance',
  ]);
});

test('every word of a search must be found in person, name, category or file', () => {
  const find = (text: string) =>
    findBlocks(documentBlocks(family(), 'category', nameOf), text, (category) => category).map(
      ({ document }) => document.docId,
    );
  expect(find('ravi pass')).toEqual([docIds.ravis]);
  expect(find('FUNDS')).toEqual([docIds.statement]);
  expect(find('ravi funds')).toEqual([]);
  expect(find(' ')).toHaveLength(4);
});
