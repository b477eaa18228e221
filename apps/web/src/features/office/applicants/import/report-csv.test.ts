import { expect, test } from 'vitest';
import { applicantsText as t } from '../../../../translations/applicants/applicants-texts.ts';
import { problemText, reportRows } from './report-csv.ts';

const line = {
  row: 2,
  outcome: 'invalid' as const,
  applicantUid: null,
  problems: [{ column: 'email', message: 'is not a valid email address' }],
};

test('names the column of a problem by its label', () => {
  expect(problemText(line, t)).toMatch(/^E-?mail: /i);
});

test('combines each report line with its row', () => {
  const rows = [{ firstName: 'Asha' }, { firstName: 'Ravi', email: 'ravi' }];
  const [head, only] = reportRows({ created: 0, rows: [line] }, rows, t);
  expect(head).toHaveLength(only!.length);
  expect(only).toEqual(expect.arrayContaining([2, 'Ravi', 'ravi']));
  expect(only).not.toContain('Asha');
});
