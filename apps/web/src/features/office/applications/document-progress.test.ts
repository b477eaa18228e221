import { expect, test } from 'vitest';
import { documentProgressOf, showsFindings } from './document-progress.ts';

const summary = { papersHave: 9, papersNeeded: 11, blocking: 1, warnings: 2, first: null, isFresh: true };
const row = { docIds: ['a', 'b'], documentsNeeded: 18, summary, status: 'initiated' as const };

test('uses the counts of the rules, and uploaded documents before their first run', () => {
  expect(documentProgressOf(row)).toEqual({ have: 9, need: 11 });
  expect(documentProgressOf({ ...row, summary: null })).toEqual({ have: 2, need: 18 });
});

test('shows findings only while they can be corrected', () => {
  expect(showsFindings(row)).toBe(true);
  expect(showsFindings({ ...row, status: 'submitted' })).toBe(false);
  expect(showsFindings({ ...row, docIds: [] })).toBe(false);
  expect(showsFindings({ ...row, summary: undefined })).toBe(false);
});
