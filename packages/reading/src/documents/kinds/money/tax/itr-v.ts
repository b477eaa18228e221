import type { Candidate } from '../../../readable-document.types.ts';
import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { assessmentYear } from './assessment-year.ts';
import { pan } from './pan.ts';
import { merge, rowAmounts } from '../fields/row-amounts.ts';
import { addAddresses } from '../fields/add-addresses.ts';
import { addUnderAddressParts } from '../fields/add-under-address-parts.ts';
import { personNamed } from '../fields/person-named.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';

const amounts = {
  grossTotalIncome: [
    'Gross Total Income',
    'Gross Income',
    '(Gross|Current Year) Total Income',
    'Total Gross Income',
    'Income before deductions',
    'Gross Income of the year',
    'Gross Total Income (GTI)',
    'Income from all heads',
    'Aggregate income',
  ],
  totalIncome: [
    'Total Income',
    'Total Income as per (the return|return)',
    'Total Taxable Income',
    'Taxable Income',
    'Net Taxable Income',
    'Total Income (rounded off)',
    'Net Total Income',
    'Income chargeable to tax',
    'Taxable Total Income',
    'Income (liable|assessable) to tax',
    'Assessed Income',
    'Total Income after deductions',
    'Income declared',
    'Returned Income',
    'Total Income returned',
  ],
  taxPaid: [
    '[Total] Taxes Paid',
    'Total Tax Paid',
    'Tax Paid',
    'Tax already paid',
    '(Total|Sum of) (Prepaid Taxes|Pre-paid Taxes|Tax Payments|Tax Credits|taxes paid|tax deposited|tax payments made)',
    'Taxes (already paid|paid and credited|deposited|prepaid|paid in all|paid so far)',
    'Tax (deposited|payments|credits claimed)',
    'Aggregate tax paid',
    'Prepaid Taxes',
    'Total (Taxes|Tax) Paid (TDS, TCS, Advance Tax, Self Assessment Tax)',
  ],
};
const otherRows = [
  'Adjusted Total Income',
  'Current Year business loss',
  'Net tax payable',
  'Tax Payable',
  'Deemed Total Income',
  'Deductions',
  'Interest and Fee payable',
  'Total tax, interest and Fee payable',
  'Book Profit',
  'Accreted Income',
  'Deemed Income',
  'Taxes Paid a',
  'Taxes Paid Advance Tax',
  'Taxes Paid (a) Advance Tax',
  'Taxes Paid TDS',
  'Taxes Paid a. Advance Tax',
  'Advance Tax',
  'Self Assessment Tax',
  'TDS',
  'TCS',
  'Tax payable on total income',
  'Tax on total income',
  'Tax Paid on self assessment',
];

// Totals with a qualifier are other rows: adjusted, deemed.
function addAmounts(open: OpenDocument, candidates: Candidates): void {
  merge(candidates, rowAmounts(open, amounts, otherRows));
}

// The instructions name every form; the filed one is alone in its cell.
function addForm({ flow }: OpenDocument, candidates: Candidates): void {
  if ((candidates.itrForm ?? []).length > 0) return;
  const all = [...flow.text.matchAll(/\bITR[\s-]*([1-7])\b(?!\s*(?:\([A-Z]+\))?\s*,\s*ITR)/gi)];
  const named = new Set(all.map((match) => match[1]));
  if (named.size !== 1) return;
  const { index, 0: raw, 1: number } = all[0]!;
  const found: Candidate = {
    value: `ITR-${number}`,
    raw,
    ...flow.wordsBetween(index, index + raw.length),
    by: 'pattern',
    strength: 0.8,
  };
  candidates.itrForm = [found];
}

// The status of the taxpayer is one of a few values.
function addStatus({ flow }: OpenDocument, candidates: Candidates): void {
  const found = /\b(?:Individual|Hindu Undivided Family|HUF)\b/.exec(flow.text);
  if (!found) return;
  candidates.status = [
    {
      value: found[0],
      raw: found[0],
      ...flow.wordsBetween(found.index, found.index + found[0].length),
      by: 'pattern',
      strength: 0.6,
    },
  ];
}

// A year that is alone, away from its heading.
function yearAlone({ lines }: OpenDocument): Candidate[] {
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

export const itrV = readCellsByRules({
  kind: 'ITR-V acknowledgement',
  fields: {
    acknowledgementNumber: {
      labels: [
        '[e-Filing|E-Filing|ITR|Return] (Acknowledgement|Acknowledgment|Ack) (Number|No)',
        'Receipt (Number|No)',
        'ITR-V (Acknowledgement|Ack) (Number|No)',
        '[e-Filing] (Acknowledgement|Acknowledgment) (Number|No) of the return',
      ],
      as: 'code',
      pattern: /^\d{12,16}$/,
      sentences: [/acknowledge?ment (?:number|no\.?)\s*:?\s*(?<value>\d{15})\b/i],
    },
    assessmentYear: {
      labels: ['Assessment Year', 'A.Y.', 'Asst Year', 'AY', 'Assessment Yr'],
      as: 'code',
      read: assessmentYear,
      pattern: /^20\d{2}-\d{2}$/,
      sentences: [/(?:assessment year|a\.?y\.?)\s*[:.-]?\s*(?<value>20\d{2}\s*[-–]\s*(?:20)?\d{2})\b/i],
    },
    itrForm: {
      labels: [
        '[ITR] Form (Number|No) [filed]',
        'Form No which has been electronically transmitted',
        'ITR Form',
        'ITR Type',
        'Return Form',
        'Form Type',
        'ITR filed',
        'Form filed',
      ],
      read: itrForm,
    },
    name: {
      labels: [
        'Name',
        'Name of [the] (Assessee|Taxpayer|Tax Payer|Person)',
        'Assessee Name',
        'Taxpayer Name',
        'Full Name',
        'Assessee',
        'Taxpayer',
        'Name of [the] (Tax-payer|Filer|Individual|Declarant)',
        'Return filed by',
        'Filed by',
        'Name (as per PAN)',
        'Name as per PAN',
        'Tax payer',
      ],
      sentences: [
        personNamed(
          '^I,|\\nI,|form ITR-?[1-7] of|return of income of|return (?:of income )?(?:furnished|filed|submitted) by|verified by',
        ),
      ],
      not: [/\b(pan|status|form|address|designation|type)\b/i],
    },
    panNumber: {
      labels: ['PAN', 'Permanent Account (Number|No)', 'PAN (Number|No)', 'PAN of [the] (Assessee|Taxpayer)'],
      read: pan,
      sentences: [/(?:having|holding|with) (?:pan|permanent account number)\s*:?\s*(?<value>[A-Z]{5}\d{4}[A-Z])\b/i],
      anywhere: /\b[A-Z]{3}[PHFCATBLJG][A-Z]\d{4}[A-Z]\b/,
    },
    filingDate: {
      labels: [
        '(Date|Dt) of (Filing|filing of return|e-filing|furnishing|submission)',
        'Filing Date',
        'Filed on',
        'Date of (Filing|Submission) [of ITR|of Return]',
        'e-Filing Date',
        'Date of Upload',
        'Submitted on',
        'Date (DD/MM/YYYY)',
        'Date (DD/MM/YY)',
        'Date of e-Filing',
        'Transmission Date',
        'Date (DD-MM-YYYY)',
        'Date of (transmission|receipt|e-filing of return|acknowledgement|filing of ITR)',
        '(Return|ITR) (filed|submitted) on',
        'e-Filed on',
        'Date filed',
        'Received on',
        'Acknowledged on',
        'Furnished on',
        'Uploaded on',
        'Date of return',
        '(Submission|Upload|Receipt) Date',
      ],
      as: 'date',
      sentences: [
        /(?:received|filed|furnished|submitted|transmitted)[^.]{0,160}? on (?<value>\d{1,2}[\w/., -]{4,16}?\d{4})\b/i,
        new RegExp(
          String.raw`(?:return|ITR|form) (?:was |has been |is )?(?:submitted|filed|transmitted|uploaded|` +
            String.raw`furnished) (?:electronically )?(?:on|dated) (?<value>\d{1,2}[\w/.,\s-]{4,16}?\d{4})\b`,
          'i',
        ),
      ],
    },
    grossTotalIncome: {},
    totalIncome: {},
    taxPaid: {},
    status: {
      labels: [
        'Status',
        'Status of [the] (Assessee|Taxpayer)',
        'Assessee Status',
        'Category of (Assessee|Taxpayer|Filer)',
        'Category',
        'Taxpayer (Category|Type|Status)',
        'Type of (Assessee|Taxpayer|Person)',
        'Person type',
        'Legal Status',
        'Assessee (Type|Category)',
        'Residential Status and Status',
      ],
      as: 'text',
      not: [/resident|filed|verified|processed|^\d|section|original|revised/i],
      pattern:
        /individual|\bhuf\b|hindu|firm|company|\bllp\b|\baop\b|\bboi\b|trust|society|person|partnership|government|authority|co-?op/i,
    },
    address: {
      labels: [
        '[Residential|Communication|Present|Permanent|Correspondence|Postal|Mailing|Contact|Registered|Full] Address',
        'Address for communication',
        'Residence',
        'Address (Flat/Door/Block No, Road/Street, Area/Locality, Town/City/District, State, Pin)',
        'Address of [the] (Assessee|Taxpayer)',
      ],
      as: 'address',
    },
  },
  stops: [
    'Filed u/s',
    'Filed under section',
    'Aadhaar linked',
    'Aadhaar [Number|No]',
    'Form Number',
    'Designation',
    'Original or Revised',
    'Verification',
    'Taxable Income and Tax Details',
    'Mobile',
  ],
  after(open, candidates) {
    addAddresses(open, candidates, 'address');
    addUnderAddressParts(open, candidates, 'address');
    addAmounts(open, candidates);
    addForm(open, candidates);
    if (candidates.status!.length === 0) addStatus(open, candidates);
    if (candidates.assessmentYear!.length === 0) candidates.assessmentYear = yearAlone(open);
    doubtPictures(open, candidates, { amounts: ['grossTotalIncome', 'totalIncome', 'taxPaid'] });
  },
});
