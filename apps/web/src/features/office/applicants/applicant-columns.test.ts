import { expect, test } from 'vitest';
import { applicant } from '../../../testing/applicants.ts';
import { applicantsText } from '../../../translations/applicants/applicants-texts.ts';
import { applicantColumns } from './applicant-columns.tsx';

test.each([
  ['D2C', 'Applies directly'],
  ['B2B', 'Through an agency'],
] as const)('the type %s is shown and exported as “%s”', (type, text) => {
  const column = applicantColumns(applicantsText, 'en', false).find(({ id }) => id === 'type')!;
  const row = applicant({ type });
  expect(column.cell(row, { compact: false })).toBe(text);
  expect(column.exported!(row)).toBe(text);
});
