import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import { normaliseOrganisation } from '../../../normalise/normalise-name.ts';
import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { assessmentYear } from './assessment-year.ts';
import { belowByOrder } from '../fields/below-by-order.ts';
import { pan, tan } from './pan.ts';
import { addParties } from '../fields/add-parties.ts';
import { periods } from '../fields/periods.ts';
import { merge, rowAmounts } from '../fields/row-amounts.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';

const amounts = {
  grossSalary: [
    'Gross Salary',
    'Gross Salary (section 17)',
    'Total Gross Salary',
    'Gross Salary Income',
    'Total Salary',
    'Gross Salary Paid',
    'Gross (Emoluments|Pay|Remuneration|Earnings|Salary Received|Salary and allowances|Salary as per section 17)',
    'Total salary received (gross)',
    'Total salary (gross)',
    'Total (gross pay|emoluments|remuneration|salary received|salary paid|gross earnings)',
    'Salary (gross)',
    'Salary, gross',
    'Salary gross',
    'Aggregate salary',
    'Total of (salary|section 17)',
    'Total salary u/s 17',
    'Gross annual salary',
    'Salary paid (gross)',
    'Gross salary for the year',
  ],
  grossTotalIncome: [
    'Gross Total Income',
    'Gross Income',
    'Gross Total Income (GTI)',
    'Total Gross Income',
    'Income before (deductions|Chapter VI-A|Chapter VI-A deductions)',
    'GTI',
  ],
  totalIncome: [
    'Total [Taxable] Income',
    'Taxable Income',
    'Net Taxable Income',
    'Total Taxable Income',
    'Net Income',
    'Total Income (rounded off)',
    'Net Total Income',
    'Taxable Total Income',
    'Income (liable|chargeable|assessable) to tax',
    'Total (assessable|chargeable) income',
    'Taxable (Salary|Salary Income)',
    'Income on which tax is (computed|payable)',
    'Chargeable Income',
    'Assessable Income',
  ],
  taxDeducted: [
    '[Total] Tax Deducted [at Source]',
    'Tax Deducted at Source u/s 192',
    'Tax Deducted at Source under section 192',
    'Total TDS',
    'TDS Deducted',
    'Total Tax Deducted',
    'Less: Tax Deducted at Source',
    'TDS',
    'Total amount of tax deducted',
    'Tax deducted and deposited',
    'Tax deducted and (remitted|paid|credited)',
    'Total (TDS deducted|tax withheld|TDS for the year|TDS deposited|tax recovered|deduction of tax)',
    'Tax (withheld|recovered|deducted) [at source|from salary|during the year|u/s 192|by the employer]',
    'TDS (for the year|on salary|u/s 192|deducted and deposited|made)',
    'Amount deducted as tax',
    'Income tax deducted',
  ],
};
const otherRows = [
  'Tax on total income',
  'Income chargeable',
  'Amount of tax deducted',
  'Amount of tax deposited',
  'Less: Deductions',
  'Net tax payable',
  'Tax payable',
  'Total amount of salary received from other employers',
  'Total amount of salary received from current employer',
  'Details of salary paid',
  'Summary of',
  'Total Taxable Salary',
];

// "(d) Total" ends the section that "Gross Salary" starts.
function addGrossTotal({ lines }: OpenDocument, candidates: Candidates): void {
  if ((candidates.grossSalary ?? []).length > 0) return;
  const head = lines.findIndex((line) => /^\W*(\d{1,2}\W+)?gross salary\W*$/i.test(line.text));
  if (head < 0) return;
  const rest = lines.slice(head + 1, head + 16);
  const total = rest.find((line) => /^\W*(\(?[a-e]\)?\W+)?total\b/i.test(line.text));
  if (!total) return;
  const own = lines.filter((line) => line.page === total.page && line.row === total.row);
  merge(candidates, { grossSalary: atRight(own, 0.85) });
}

const money = /\d[\d,]*(\.\d{1,2})?$/;

function atRight(row: readonly TextLine[], strength: number): Candidate[] {
  const words = row.flatMap((line) => line.words).filter((word) => money.test(word.text.replace(/\/-$/, '')));
  const last = words.at(-1);
  if (!last) return [];
  const value = String(Number(money.exec(last.text.replace(/\/-$/, ''))![0].replaceAll(',', '')));
  return [{ value, raw: last.text, words: [last], page: row[0]!.page, by: 'table', strength }];
}

// Part A sums the quarters: amount paid, tax deducted, tax deposited.
function addQuarterTotal(open: OpenDocument, candidates: Candidates): void {
  const { lines, flow } = open;
  const head = lines.findIndex(
    (line) => /tax deducted/i.test(line.text) && /quarter|receipt|deposited|remitted/i.test(flow.text),
  );
  const total = lines.find(
    (line, at) => at > head && /^\W*total\b/i.test(line.text) && line.page === lines[head]?.page,
  );
  if (head < 0 || !total) return;
  const own = lines.filter((line) => line.page === total.page && line.row === total.row);
  const figures = own
    .flatMap((line) => line.words)
    .filter((word) => /^[\d,]+\.?\d*$/.test(word.text) && /\d/.test(word.text));
  if (figures.length < 2) return;
  const [deducted, deposited] = figures.length >= 3 ? figures.slice(-2) : [figures[1], undefined];
  const value = String(Number(deducted!.text.replaceAll(',', '')));
  const isSame = deposited && deposited.text === deducted!.text;
  merge(candidates, {
    taxDeducted: [
      { value, raw: deducted!.text, words: [deducted!], page: total.page, by: 'table', strength: isSame ? 0.9 : 0.7 },
    ],
  });
}

// The town may follow the company's name.
const firm = (raw: string): string | undefined =>
  normaliseOrganisation(raw)?.replace(/(\b(?:limited|ltd|llp|inc)\b\.?)\s*,.*$/i, '$1');

export const form16 = readCellsByRules({
  kind: 'Form 16',
  fields: {
    employerName: {
      labels: [
        '(Employer|Deductor) [Name]',
        'Name of [the] (Employer|Deductor|Company|Organisation|Organization)',
        "(Employer's|Deductor's) Name",
        'Company [Name]',
      ],
      read: firm,
      not: [/^(pan|tan|address|employee)\b|name and address|\b[A-Z]{4,5}\d{4,5}[A-Z]\b|^[A-Z]{4,5}\d{4,5}[A-Z]$/i],
    },
    employerTan: {
      labels: [
        'TAN',
        'TAN of [the] (Deductor|Employer)',
        '(Employer|Deductor) TAN',
        'TAN (No|Number) [of the Deductor|of Employer]',
        'Tax Deduction Account (No|Number)',
        'TAN of Deductor',
      ],
      read: tan,
      anywhere: /\b[A-Z]{4}\d{5}[A-Z]\b/,
    },
    employerPan: {
      labels: [
        'PAN of [the] (Deductor|Employer)',
        '(Employer|Deductor|Company) PAN',
        'PAN (No|Number) of [the] (Deductor|Employer)',
        "(Employer's|Deductor's) PAN",
      ],
      read: pan,
    },
    employeePan: {
      labels: [
        'PAN of [the] (Employee|Deductee)',
        '(Employee|Deductee) PAN',
        'PAN/GIR No of [the] employee',
        'PAN (No|Number) of [the] Employee',
        "(Employee's|Deductee's) PAN",
        'PAN of the Employee / Specified Senior Citizen',
      ],
      read: pan,
    },
    name: {
      labels: ['(Employee|Deductee) [Name]', 'Name of [the] (Employee|Deductee)', "(Employee's|Deductee's) Name"],
      not: [/\b(pan|tan|address|reference|designation|no)\b/i],
    },
    assessmentYear: {
      labels: ['Assessment Year', 'A.Y.', 'AY', 'Asst Year', 'Assmt Year', 'Year of assessment', 'Assessment Yr'],
      as: 'code',
      read: assessmentYear,
      pattern: /^20\d{2}-\d{2}$/,
      sentences: [/(?:assessment year|a\.?y\.?)\s*[:.-]?\s*(?<value>20\d{2}\s*[-–]\s*(?:20)?\d{2})\b/i],
    },
    periodFrom: { labels: ['Period From', '[Period of employment] From', 'From'], as: 'date' },
    periodTo: { labels: ['Period To', '[Period of employment] To', 'To'], as: 'date' },
    grossSalary: {},
    grossTotalIncome: {},
    totalIncome: {},
    taxDeducted: {
      sentences: [/sum of (?<value>(?:rs\.?|inr|₹)?\s*[\d,]+(?:\.\d\d)?)[^.]{0,120}? (?:has been|was|is) deducted/i],
    },
  },
  stops: [
    'Certificate No',
    'Last updated on',
    'CIT (TDS)',
    'Employer address',
    'Employee Reference No',
    'Period with the Employer',
    'Period of employment',
    'Designation',
    'Quarter',
  ],
  after(open, candidates) {
    merge(candidates, rowAmounts(open, amounts, otherRows));
    belowByOrder(open, candidates, { employerPan: pan, employerTan: tan, employeePan: pan, assessmentYear });
    addGrossTotal(open, candidates);
    addQuarterTotal(open, candidates);
    addParties(open, candidates);
    for (const { from, to } of periods(open, /period|employ|from|year/i).slice(0, 2))
      merge(candidates, { periodFrom: [from], periodTo: [to] });
    doubtPictures(open, candidates, { amounts: ['grossSalary', 'grossTotalIncome', 'totalIncome', 'taxDeducted'] });
  },
});
