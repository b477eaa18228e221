import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import { addAddresses } from '../fields/add-addresses.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addMissing, rowAmounts } from '../fields/row-amounts.ts';
import { rowsCandidate, statementRows } from './statement-rows.ts';
import { taxpayerFields } from './taxpayer-fields.ts';

const reported = {
  salaryReported: /\bsalary\b/i,
  interestReported: /\binterest\b/i,
} as const;
const details = /\b(?:quarter|q[1-4]|date of payment|transaction date)\b/i;
const sureRow = 0.85;
const unsureSum = 0.7;

const totals = {
  salaryReported: ['[Total] [Gross] Salary [received|paid|reported]', '[Income from] Salary [Income]'],
  interestReported: [
    'Interest [Income|received|paid|reported]',
    '[Income from] Interest',
    'Interest (from|on) [savings bank|savings|fixed|term|bank] [deposit|deposits|account]',
  ],
};

// One row for each source, its amount last; the details below repeat it by quarter. The sum of several sources is a question.
function addReported({ lines }: OpenDocument, candidates: Candidates): void {
  const rows = statementRows(lines).filter(({ text, amounts }) => amounts.length > 0 && !details.test(text));
  for (const [field, named] of Object.entries(reported)) {
    const own = rows.filter(({ text }) => named.test(text));
    candidates[field] = rowsCandidate(
      own.map((row) => ({ row, at: -1 })),
      own.length === 1 ? sureRow : unsureSum,
    );
  }
}

// What employers, banks and funds reported about a taxpayer.
export const informationStatement = readCellsByRules({
  kind: 'Annual information statement (AIS)',
  fields: {
    ...taxpayerFields,
    dateOfBirth: {
      labels: ['Date of Birth [/ Incorporation]', 'DOB', 'Date of Birth / Incorporation / Formation'],
      as: 'date',
    },
    salaryReported: {},
    interestReported: {},
  },
  stops: [
    'Financial Year',
    'Aadhaar (Number|No)',
    'Mobile (Number|No)',
    'E-mail Address',
    'Information Code',
    'Information Description',
    'Information Source',
    'Count',
    'Amount',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'address');
    addReported(open, candidates);
    addMissing(candidates, rowAmounts(open, totals));
    doubtPictures(open, candidates, { amounts: ['salaryReported', 'interestReported'] });
  },
});
