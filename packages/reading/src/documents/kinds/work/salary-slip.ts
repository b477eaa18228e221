import type { Candidate } from '../../readable-document.types.ts';
import { normaliseName, normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { readCellsByRules } from '../money/fields/read-cells-by-rules.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { headings } from '../money/fields/headings.ts';
import { isHeading } from '../money/fields/is-heading.ts';
import { periods } from '../money/fields/periods.ts';
import { pan } from '../money/tax/pan.ts';
import { personNamed } from '../money/fields/person-named.ts';
import { rowsNamed } from '../money/fields/rows-named.ts';
import { merge } from '../money/fields/row-amounts.ts';
import { employerHeading } from './employer-heading.ts';
import { checkSums } from './check-sums.ts';
import { payPeriod } from './pay-period.ts';
import { doubtPictures } from '../money/fields/doubt-pictures.ts';

const month = String.raw`(?<value>(?:\d{1,2}[-./])?\p{L}{3,9}\.?[\s,'’/-]{0,3}(?:20)?\d{2}|(?:0?[1-9]|1[0-2])\s?[-/]\s?20\d{2})`;

const earned = /gross|earn|emolument|pay and allowances|entitle/i;
const notEarned = /\bnet\b|deduct|recover|leave|days|basic|arrear|ytd|year/i;
const paid = /\bnet\b|\bsent\b|\bpaid\b|payable|credited|remitted|disbursed|received|in hand|take[- ]home|transferred/i;
const notPaid = /gross|basic|deduct|tax|arrear|allowance|recover|days|leave|total earn|loan|bonus|fund/i;

// A company name without a typical word: the first and largest line of the page.
function firstLine({ lines }: OpenDocument): Candidate[] {
  const top = lines.slice(0, 3);
  const high = (at: number) => (top[at] ? top[at].bottom - top[at].top : 0);
  const at = high(1) > high(0) * 1.15 ? 1 : 0;
  const line = top[at];
  const value = line && normaliseOrganisation(line.text);
  if (!value || employerHeading.not!.test(value) || /\d|:/.test(value)) return [];
  return [{ value, raw: line.text, words: line.words, page: line.page, by: 'heading', strength: 0.6 }];
}

// A month near the title is the pay period.
function monthOnTop({ lines }: OpenDocument): Candidate[] {
  const found = lines.find(
    (line) =>
      line.page === lines[0]?.page &&
      line.top < 0.3 &&
      line.text.length < 24 &&
      payPeriod(line.text) &&
      !/[:@]|join|birth/i.test(line.text),
  );
  if (!found) return [];
  return [
    {
      value: payPeriod(found.text)!,
      raw: found.text,
      words: found.words,
      page: found.page,
      by: 'heading',
      strength: 0.65,
    },
  ];
}

// `Sri Harish Chandra, Fitter, Ticket No. T/4471`: no label, but a title before the name.
function addTitled({ flow }: OpenDocument, candidates: Candidates): void {
  const found = titled.exec(flow.text);
  if (!found) return;
  for (const [id, place] of [
    ['employeeName', found.indices!.groups!.who],
    ['designation', found.indices!.groups!.post],
  ] as const) {
    const raw = place && flow.text.slice(...place);
    const value = raw && (id === 'employeeName' ? normaliseName(raw) : normaliseText(raw));
    if (value && (candidates[id] ?? []).length === 0)
      candidates[id] = [{ value, raw, ...flow.wordsBetween(...place), by: 'sentence', strength: 0.7 }];
  }
}

const titled =
  /(?:^|\n)(?<who>(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Kum|Dr)\.? [A-Z][A-Za-z.' -]{2,40})(?:, (?<post>[A-Z][A-Za-z ./&-]{2,40}))?(?=[,\t\n])/d;

// A name alone below the company's, optionally with a number in brackets.
function addUnlabelled({ lines, labels }: OpenDocument, candidates: Candidates): void {
  const found = lines
    .slice(1)
    .find(
      (line) =>
        line.page === lines[0]!.page &&
        line.top < 0.45 &&
        alone.test(line.text) &&
        !employerHeading.is.test(line.text) &&
        !employerHeading.not!.test(line.text) &&
        !labels.some((label) => label.line === line) &&
        !isHeading(line.text, { kind: 'Salary slip', fields: {} }),
    );
  const [, who, number] = alone.exec(found?.text ?? '') ?? [];
  const value = who && normaliseName(who);
  if (!found || !value) return;
  const place = { raw: found.text, words: found.words, page: found.page, by: 'heading', strength: 0.55 } as const;
  candidates.employeeName = [{ value, ...place }];
  if (number && candidates.employeeId!.length === 0)
    candidates.employeeId = [{ value: number.toUpperCase(), ...place }];
}

const alone = /^((?:[A-Z][\p{L}.'-]*\s){1,3}[A-Z][\p{L}.'-]*)(?:\s*\(([A-Z]{0,5}[-/]?\d[\w/-]{1,9})\))?$/u;

// From the first of a month to its end.
function wholeMonth(open: OpenDocument): Candidate[] {
  return periods(open, /pay|salary|wage|period|from|month/i)
    .flatMap(({ from }) => [{ ...from, value: from.value.slice(0, 7), strength: 0.7 }])
    .slice(0, 1);
}

export const salarySlip = readCellsByRules({
  kind: 'Salary slip',
  fields: {
    employeeName: {
      labels: [
        '(Associate|Worker|Member|Personnel|Official|Officer|Workman) [Name]',
        'Employee',
        "(Staff|Worker|Member|Associate)'s Name",
        'Name of [the] (Official|Officer|Associate|Workman|Incumbent|Person|Member)',
        'Emp. Name',
        'Full Name',
        'Name of Emp',
        'Issued to',
        'Payee',
        '(Employee|Emp|Staff) Name',
        'Name of [the] (Employee|Staff|Worker)',
        "Employee's Name",
        'Name',
        'Paid to',
      ],
      sentences: [personNamed('certif(?:y|ied) that|confirm that|paid to|salary of|payslip of')],
      read: (raw) => normaliseName(raw.split(',')[0]!),
      not: [/\b(bank|branch|code|id|no|number|designation|department|limited|ltd)\b/i],
    },
    employeeId: {
      labels: [
        '(Staff|Emp|Employee|Personnel|Associate|Worker|Member|Works|Service|Clock|Badge|Roll|Personal) (No|Number|Code|ID|Ref)',
        'Payroll (Ref|Code)',
        'Pers No',
        'P.F. Index',
        'Emp #',
        'Employee #',
        '(Employee|Emp|Staff|Personnel) (ID|Code|No|Number|ID No)',
        'Employee ID/Code',
        'E Code',
        'Payroll (No|Number|ID)',
        'Ticket No',
        'Token No',
        'PERNR',
        'Associate ID',
        'Worker ID',
        'ID',
      ],
      as: 'code',
      sentences: [
        /\b(?:employee|emp|staff|ticket|token)\.?(?:[ ](?:no\.?|code|id|number))?[ :]{1,3}(?<value>[A-Z]{0,4}[-/]?\d[\w/-]{1,9})\b/i,
      ],
      not: [/^[A-Z]{5}\d{4}[A-Z]$/],
    },
    designation: {
      labels: [
        'Desig',
        'Desgn',
        'Designation Name',
        'Job (Position|Designation|Profile)',
        'Rank',
        'Cadre',
        'Employed as',
        'Working as',
        'Post Held',
        'Post / Grade',
        'Position Title',
        'Trade',
        'Functional Title',
        'Designation',
        'Position',
        'Job Title',
        'Role',
        'Post',
        'Title',
        'Designation / Grade',
        'Job Role',
      ],
      as: 'text',
      read: (raw) => normaliseText(raw.replace(/^\W*\d\s/, '')),
      not: [/^(department|grade|\d)/i],
    },
    employerName: {
      labels: [
        '(Employer|Company|Organisation|Organization|Establishment) Name',
        'Name of [the] (Employer|Company|Establishment)',
        'Employer',
        'Company',
      ],
    },
    payPeriod: {
      labels: [
        '(Pay|Salary|Wage|Payroll|Wages) (Period|Month|Cycle|for)',
        'For [the] period',
        'Month / Year',
        '(Paid|Payment) for',
        'Earning Period',
        'Month Ending',
        'Period (ending|covered|of pay)',
        'Salary of',
        'Month and Year of payment',
        'Month [& Year|and Year|/Year]',
        'For the month [of]',
        'Payslip for [the month of|the month]',
        'Salary slip for [the month of]',
        'Month of',
        'Period',
      ],
      as: 'code',
      read: payPeriod,
      sentences: [
        new RegExp(
          '(?:pay ?-?\\s*slip|salary ?-?\\s*slip|salary statement|salary certificate|salary for|pay for|wages ' +
            'for|pay certificate|pay statement|pay advice|wage slip|earnings ' +
            `statement|remuneration)[^\\n]{0,50}?[\\s–(:-]${month}(?![\\p{L}\\d])`,
          'iu',
        ),
        new RegExp(`(?:for|in) the month (?:of|:|-)?\\s*${month}(?![\\p{L}\\d])`, 'iu'),
      ],
    },
    grossPay: {
      labels: [
        '(You earned|Earned|Gross Amount Due|Gross Due|Gross Entitlement|Gross Emoluments|Gross Remuneration|' +
          'Gross Earned|Total Emoluments|Total Entitlement|Total Entitlements|Total Credits|Total Payable|Sum ' +
          'of Earnings|Aggregate Earnings|Total Pay and Allowances|Gross Monthly Salary)',
        'Earnings (gross)',
        'Gross (Pay|Salary|Earnings|Earning|Amount|Income|Wages|Total)',
        'Total (Earnings|Gross|Earning|Pay|Salary|Income|Additions|Payments)',
        'Gross',
        'Total Gross Pay',
        'Total Earnings (A)',
        'Earnings Total',
        'Total (A)',
      ],
    },
    deductions: {
      labels: [
        '(We deducted|Deducted|Total recovered|Total Debits|Total Recovery|Recoveries|Amount Deducted|Total ' +
          'Deducted|Sum of Deductions|Aggregate Deductions|Total Withheld|Less: Total Deductions|Total Cuts|' +
          'Total Subtractions)',
        'Deductions (total)',
        '[Total|Gross] (Deductions|Deduction)',
        'Deductions Total',
        'Total Deductions (B)',
        'Total Recoveries',
        'Less Deductions',
        'Total (B)',
      ],
    },
    netPay: {
      labels: [
        '(You receive|Payable|Net|Paid|Amount Paid|Amount Due|Net Amount Due|Net Due|Net Disbursed|Net ' +
          'Disbursement|Net Remuneration|Net Emoluments|Net Receivable|Net Received|Pay in hand|Cash in hand|' +
          'Net in hand|Balance Payable|Final Pay|Net Paid|Net Salary Credited|Salary Credited|Amount ' +
          'Transferred|Paid into Bank|Bank Transfer|Transferred to Bank|Amount Credited to Bank|Amount ' +
          'Credited to Account|Credited to Bank|Credited to Account|Amount Remitted|Net Take Home|Disbursed)',
        'Employee Net Pay',
        'Net (Pay|Salary|Payable|Amount|Payment|Earnings|Wages|Income|Transfer|Credit)',
        '[Net] Take Home [Pay|Salary]',
        'Net (Pay|Salary|Amount) Payable',
        'Net Amount (Paid|Credited)',
        'Amount Payable',
        'Net Pay (A-B)',
        'Net Pay for the month',
        'In Hand [Salary]',
        'Salary Payable',
        'Amount Credited',
      ],
      sentences: [
        new RegExp(
          String.raw`net (?:pay|salary|amount|payable|take home)[^\d\n₹]{0,50}(?<value>(?:(?:(?:rs\.?|inr|₹|` +
            String.raw`[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))`,
          'i',
        ),
        new RegExp(
          String.raw`(?:sum|amount|salary) of (?<value>(?:(?:(?:rs\.?|inr|₹|` +
            String.raw`[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|` +
            String.raw`₹)\s*\d+(?![\d,])(?:\.\d\d?)?))[^.]{0,60} (?:has been|was|is) credited`,
          'i',
        ),
      ],
    },
    dateOfJoining: {
      labels: [
        '(Joined|Joining|Appointed|Employed|In service|Service) (on|since|from|dt)',
        'Date (joined|of entry|of entry into service|of hire|employed|appointed|of induction)',
        'Entry Date',
        'Appointment Date',
        'Date of Jng',
        'DoJ',
        'With us since',
        'Service start',
        'Joined',
        '(Date|Dt) of (Joining|Appointment|Join)',
        'DOJ',
        'D.O.J',
        '(Joining|Join) (Date|Dt)',
        'Joined [on]',
        'Employed since',
        'Hire Date',
        'Start Date',
      ],
      as: 'date',
      sentences: [/\bjoined(?: us| service)?(?: on| since)? (?<value>\d{1,2}[\w/., -]{4,16}?\d{4})\b/i],
    },
    panNumber: {
      labels: [
        'Income Tax PAN [No]',
        'PAN of employee',
        'Tax (ID|No)',
        'PAN [No|Number|Card No]',
        'Permanent Account (No|Number)',
        'Income Tax (No|PAN)',
        'IT PAN',
      ],
      read: pan,
      anywhere: /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/,
    },
    uan: {
      labels: [
        '(EPF|PF|EPFO) UAN [No|Number]',
        'UAN (EPF)',
        'UAN (PF)',
        'Universal Account',
        'UAN [No|Number]',
        'Universal Account (No|Number)',
        'PF UAN [No]',
        'UAN / PF No',
      ],
      as: 'code',
      pattern: /^\d{12}$/,
      anywhere: /(?<!\d)10\d{10}(?!\d)/,
    },
  },
  stops: [
    'Department',
    'Location',
    'Bank [Name]',
    'Bank (Account|A/C) (No|Number)',
    'Account (No|Number)',
    'PF (No|Number|Account No)',
    'ESI [No|Number]',
    'ESIC No',
    'Paid Days',
    'Days (Worked|Paid)',
    'LOP [Days]',
    'Working Days',
    'Grade',
    'Cost Centre',
    'Earnings',
    'Basic',
    'HRA',
    'Amount',
    'Deductions',
    'YTD',
    'Pay Date',
    'Payment Date',
    'Mode of Payment',
    'In Words',
    'Amount in words',
    'Net Pay in words',
    'Provident Fund',
    'Branch',
    'Division',
  ],
  after(open, candidates) {
    const found = headings(open, employerHeading).filter(({ strength }) => strength > 0.5);
    merge(candidates, { employerName: found.length > 0 ? found : firstLine(open) });
    if (candidates.netPay!.length === 0) candidates.netPay = rowsNamed(open, paid, notPaid).slice(-1);
    if (candidates.grossPay!.length === 0) candidates.grossPay = rowsNamed(open, earned, notEarned).slice(-1);
    checkSums(open, candidates);
    if (candidates.employeeName!.length === 0) addTitled(open, candidates);
    if (candidates.employeeName!.length === 0) addUnlabelled(open, candidates);
    if (candidates.payPeriod!.length === 0) candidates.payPeriod = monthOnTop(open);
    if (candidates.payPeriod!.length === 0) candidates.payPeriod = wholeMonth(open);
    doubtPictures(open, candidates, { amounts: ['grossPay', 'deductions', 'netPay'], codes: ['employeeId'] });
  },
});
