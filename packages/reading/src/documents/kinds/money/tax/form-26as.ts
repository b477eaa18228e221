import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import { addAddresses } from '../fields/add-addresses.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addMissing, rowAmounts } from '../fields/row-amounts.ts';
import { rowsCandidate, statementRows, type StatementRow } from './statement-rows.ts';
import { taxpayerFields } from './taxpayer-fields.ts';

const tanOf = /\b[A-Z]{4}\d{5}[A-Z]\b/;
const sureRow = 0.85;
const unsureSum = 0.7;

// Paid or credited, deducted, deposited: the last three amounts of a deductor's row.
const columns = { amountCredited: -3, taxDeducted: -2 } as const;
const isWhole = ({ amounts }: StatementRow) => amounts.length >= 3;

const sumOf = (rows: readonly StatementRow[], at: number) =>
  rows.reduce((sum, { amounts }) => sum + Math.round((amounts.at(at)?.value ?? 0) * 100), 0);

const totals = {
  amountCredited: ['[Total] Amount (Paid|Credited|Paid/Credited|Paid or Credited|Paid and Credited)'],
  taxDeducted: ['[Total] (Tax Deducted|TDS) [at Source]', 'Total TDS [Deducted]'],
};

// One row for each deductor, with its TAN; the transactions below have none. A printed total has to be their sum.
function addTotals({ lines }: OpenDocument, candidates: Candidates): void {
  const rows = statementRows(lines).filter(isWhole);
  const deductors = rows.filter(({ text }) => tanOf.test(text));
  const total = rows.find(({ text }) => /^\W*(?:grand\s)?total\b/i.test(text) && !tanOf.test(text));
  for (const [field, at] of Object.entries(columns)) {
    const isSum = total !== undefined && Math.round(total.amounts.at(at)!.value * 100) === sumOf(deductors, at);
    const source = total ? [total] : deductors;
    const strength = isSum || (!total && deductors.length === 1) ? sureRow : unsureSum;
    candidates[field] = rowsCandidate(
      source.map((row) => ({ row, at })),
      strength,
    ).map((each) => (isSum ? { ...each, isChecked: true } : each));
  }
}

// The department's list of all tax that others deducted for a taxpayer.
export const form26As = readCellsByRules({
  kind: 'Form 26AS',
  fields: { ...taxpayerFields, amountCredited: {}, taxDeducted: {} },
  stops: [
    'Financial Year',
    'Current Status of PAN',
    'Name of [the] (Deductor|Collector)',
    'TAN of [the] (Deductor|Collector)',
    'Sr No',
    'Section',
    'Status of Booking',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'address');
    addTotals(open, candidates);
    addMissing(candidates, rowAmounts(open, totals));
    doubtPictures(open, candidates, { amounts: ['amountCredited', 'taxDeducted'] });
  },
});
