import type { Candidate } from '../../paper.types.ts';
import { readByRules } from '../../rules.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { assessmentYear } from './assessment-year.ts';
import { pan } from './pan.ts';
import { merge, rowAmounts } from './row-amounts.ts';
import { addAddresses } from './address-blocks.ts';
import { doubtPictures } from './doubt-pictures.ts';

const amounts = {
  grossTotalIncome: ['Gross Total Income', 'Gross Income', '(Gross|Current Year) Total Income'],
  totalIncome: ['Total Income', 'Total Income as per (the return|return)', 'Total Taxable Income', 'Taxable Income', 'Net Taxable Income', 'Total Income (rounded off)', 'Net Total Income'],
  taxPaid: ['[Total] Taxes Paid', 'Total Tax Paid', 'Tax Paid', 'Total (Taxes|Tax) Paid (TDS, TCS, Advance Tax, Self Assessment Tax)'],
}; // prettier-ignore
const otherRows = ['Adjusted Total Income', 'Current Year business loss', 'Net tax payable', 'Tax Payable', 'Deemed Total Income', 'Deductions', 'Interest and Fee payable', 'Total tax, interest and Fee payable', 'Book Profit', 'Accreted Income', 'Deemed Income']; // prettier-ignore

// Rows that name a total with something before it are others: adjusted, deemed.
function addAmounts(open: Open, candidates: Candidates): void {
  merge(candidates, rowAmounts(open, amounts, otherRows));
}

// Every form is named in the instructions; the one filed stands alone.
function addForm({ flow }: Open, candidates: Candidates): void {
  if ((candidates.itrForm ?? []).length > 0) return;
  const all = [...flow.text.matchAll(/\bITR[\s-]*([1-7])\b(?!\s*(?:\([A-Z]+\))?\s*,\s*ITR)/gi)];
  const named = new Set(all.map((match) => match[1]));
  if (named.size !== 1) return;
  const { index, 0: raw, 1: number } = all[0]!;
  const found: Candidate = { value: `ITR-${number}`, raw, ...flow.wordsBetween(index, index + raw.length), by: 'pattern', strength: 0.6 }; // prettier-ignore
  candidates.itrForm = [found];
}

// A year that stands alone, away from its heading.
function yearAlone({ lines }: Open): Candidate[] {
  const found = lines.flatMap((line): Candidate[] => {
    const value = line.text.length < 16 ? assessmentYear(line.text) : undefined;
    return value ? [{ value, raw: line.text, words: line.words, page: line.page, by: 'pattern', strength: 0.6 }] : [];
  });
  return found.slice(0, 1);
}

const itrForm = (raw: string): string | undefined => {
  const found = /^\W*(?:form\s*)?(?:no\.?\s*)?(?:ITR[\s-]*)?([1-7])(?:\b|$)/i.exec(raw.trim());
  return found ? `ITR-${found[1]}` : undefined;
};

export const itrV = readByRules({
  kind: 'ITR-V acknowledgement',
  fields: {
    acknowledgementNumber: {
      labels: ['[e-Filing|E-Filing|ITR|Return] (Acknowledgement|Acknowledgment|Ack) (Number|No)', 'Receipt (Number|No)', 'ITR-V (Acknowledgement|Ack) (Number|No)', '[e-Filing] (Acknowledgement|Acknowledgment) (Number|No) of the return'],
      as: 'code',
      pattern: /^\d{12,16}$/,
      sentences: [/acknowledge?ment (?:number|no\.?)\s*:?\s*(?<value>\d{15})\b/i],
    },
    assessmentYear: {
      labels: ['Assessment Year', 'A.Y.', 'Asst Year', 'AY', 'Assessment Yr'],
      read: assessmentYear,
      pattern: /^20\d{2}-\d{2}$/,
      sentences: [/(?:assessment year|a\.?y\.?)\s*[:.-]?\s*(?<value>20\d{2}\s*[-–]\s*(?:20)?\d{2})\b/i],
    },
    itrForm: { labels: ['[ITR] Form (Number|No) [filed]', 'Form No which has been electronically transmitted', 'ITR Form', 'ITR Type', 'Return Form', 'Form Type', 'ITR filed', 'Form filed'], read: itrForm },
    name: { labels: ['Name', 'Name of [the] (Assessee|Taxpayer|Tax Payer|Person)', 'Assessee Name', 'Taxpayer Name', 'Full Name', 'Assessee'] },
    panNumber: {
      labels: ['PAN', 'Permanent Account (Number|No)', 'PAN (Number|No)', 'PAN of [the] (Assessee|Taxpayer)'],
      read: pan,
      sentences: [/(?:having|holding|with) (?:pan|permanent account number)\s*:?\s*(?<value>[A-Z]{5}\d{4}[A-Z])\b/i],
      anywhere: /\b[A-Z]{3}[PHFCATBLJG][A-Z]\d{4}[A-Z]\b/,
    },
    filingDate: {
      labels: ['(Date|Dt) of (Filing|filing of return|e-filing|furnishing|submission)', 'Filing Date', 'Filed on', 'Date of (Filing|Submission) [of ITR|of Return]', 'e-Filing Date', 'Date of Upload', 'Submitted on', 'Date (DD/MM/YYYY)', 'Date (DD/MM/YY)', 'Date of e-Filing', 'Transmission Date'],
      as: 'date',
      sentences: [/(?:return|ITR|form) (?:was |has been |is )?(?:submitted|filed|transmitted|uploaded|furnished) (?:electronically )?(?:on|dated) (?<value>[\w/.,\s-]{8,20}?\d{4})/i],
    },
    grossTotalIncome: {},
    totalIncome: {},
    taxPaid: {},
    status: { labels: ['Status', 'Status of [the] (Assessee|Taxpayer)', 'Assessee Status', 'Category of Assessee', 'Residential Status and Status'], as: 'text', not: [/resident|filed|verified|processed|^\d/i] },
    address: { labels: ['[Residential|Communication|Present|Permanent] Address', 'Address (Flat/Door/Block No, Road/Street, Area/Locality, Town/City/District, State, Pin)', 'Address of [the] (Assessee|Taxpayer)'], as: 'address' },
  },
  stops: ['Filed u/s', 'Filed under section', 'Aadhaar linked', 'Aadhaar [Number|No]', 'Form Number', 'Designation', 'Original or Revised', 'Verification', 'Taxable Income and Tax Details', 'Mobile'],
  after(open, candidates) {
    addAddresses(open, candidates, 'address');
    addAmounts(open, candidates);
    addForm(open, candidates);
    if (candidates.assessmentYear!.length === 0) candidates.assessmentYear = yearAlone(open);
    doubtPictures(open, candidates, { amounts: ['grossTotalIncome', 'totalIncome', 'taxPaid'] });
  },
}); // prettier-ignore
