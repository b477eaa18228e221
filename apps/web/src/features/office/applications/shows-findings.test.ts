import { expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { application } from '../../../testing/applications.ts';
import { showsFindings } from './shows-findings.ts';

const summary = summaryOf({ papersHave: 9, papersNeeded: 11, blocking: 1, warnings: 2 });
const row = application(1, { docIds: ['a', 'b'], summary, status: 'initiated' });

test('shows findings only while they can be corrected', () => {
  expect(showsFindings(row)).toBe(true);
  expect(showsFindings({ ...row, status: 'submitted' })).toBe(false);
  expect(showsFindings({ ...row, docIds: [] })).toBe(false);
  expect(showsFindings({ ...row, summary: undefined })).toBe(false);
});
