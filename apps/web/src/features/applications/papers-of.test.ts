import { expect, test } from 'vitest';
import { papersOf, showsFindings } from './papers-of.ts';

const summary = { papersHave: 9, papersNeeded: 11, blocking: 1, warnings: 2, first: null, isFresh: true };
const row = { docIds: ['a', 'b'], documentsNeeded: 18, summary, status: 'initiated' as const };

test('papers are counted as the rules count them, and as they lie until the rules were asked', () => {
  expect(papersOf(row)).toEqual({ have: 9, need: 11 });
  expect(papersOf({ ...row, summary: null })).toEqual({ have: 2, need: 18 });
});

test('findings are shown while something can still be done about them', () => {
  expect(showsFindings(row)).toBe(true);
  expect(showsFindings({ ...row, status: 'submitted' })).toBe(false);
  expect(showsFindings({ ...row, docIds: [] })).toBe(false);
  expect(showsFindings({ ...row, summary: undefined })).toBe(false);
});
