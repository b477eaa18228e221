import { expect, test } from 'vitest';
import { summaryOf } from './testing/summary-of.ts';
import { documentCountOf } from './document-count.ts';

const summary = summaryOf({ papersHave: 9, papersNeeded: 11, blocking: 1, warnings: 2 });

test('uses the counts of the rules, and the documents everyone needs before their first run', () => {
  expect(documentCountOf({ docIds: ['a', 'b'], documentsNeeded: 9, summary })).toEqual({ have: 9, need: 11 });
  expect(documentCountOf({ docIds: ['a', 'b'], documentsNeeded: 9, summary: null })).toEqual({ have: 2, need: 9 });
  expect(documentCountOf({ docIds: ['a', 'b'], documentsNeeded: 0, summary: null })).toEqual({ have: 0, need: 0 });
});
