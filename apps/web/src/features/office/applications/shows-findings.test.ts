import { expect, test } from 'vitest';
import { application } from '../../../testing/applications.ts';
import { showsFindings } from './shows-findings.ts';

const summary = {
  papersHave: 9,
  papersNeeded: 11,
  required: [],
  missing: [],
  sections: [],
  answersMissing: 0,
  blocking: 1,
  warnings: 2,
  first: null,
  isFresh: true,
};
const row = application(1, { docIds: ['a', 'b'], summary, status: 'initiated' });

test('shows findings only while they can be corrected', () => {
  expect(showsFindings(row)).toBe(true);
  expect(showsFindings({ ...row, status: 'submitted' })).toBe(false);
  expect(showsFindings({ ...row, docIds: [] })).toBe(false);
  expect(showsFindings({ ...row, summary: undefined })).toBe(false);
});
