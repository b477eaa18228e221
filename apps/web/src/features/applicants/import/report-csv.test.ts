import { expect, test } from 'vitest';
import { findWord } from '../../../lib/word-table.ts';
import { en } from '../../../words/applicants/en.ts';
import { problemText, reportRows } from './report-csv.ts';

const t = (key: string, values: { defaultValue?: string } = {}) =>
  findWord(en, key, 'en') ?? values.defaultValue ?? key;
const line = {
  row: 2,
  outcome: 'invalid' as const,
  applicantUid: null,
  problems: [{ column: 'email', message: 'is not an e-mail address' }],
};

test('a problem names its column in the words of the screen', () => {
  expect(problemText(line, t)).toMatch(/^E-?mail: /i);
});

test('each line of the report stands beside the row it is about', () => {
  const rows = [{ firstName: 'Asha' }, { firstName: 'Ravi', email: 'ravi' }];
  const [head, only] = reportRows({ created: 0, rows: [line] }, rows, t);
  expect(head).toHaveLength(only!.length);
  expect(only).toEqual(expect.arrayContaining([2, 'Ravi', 'ravi']));
  expect(only).not.toContain('Asha');
});
