import type { Candidate } from '../../paper.types.ts';
import { name, organisation } from '../../normalise/name.ts';
import { text } from '../../normalise/text.ts';
import { readByRules } from '../../rules.ts';
import type { Open } from '../../rules.types.ts';
import { headings } from '../money/headings.ts';
import { pan } from '../money/pan.ts';
import { merge } from '../money/row-amounts.ts';
import { employerHeading } from './employers.ts';
import { checkSums } from './gross-and-net.ts';
import { payPeriod } from './pay-period.ts';
import { doubtPictures } from '../money/doubt-pictures.ts';

const month = String.raw`(?<value>(?:\d{1,2}[-./])?\p{L}{3,9}\.?[\s,'’/-]{0,3}(?:20)?\d{2}|(?:0?[1-9]|1[0-2])\s?[-/]\s?20\d{2})`;

// A firm that bears no word of a firm: the first and largest line of the sheet.
function firstLine({ lines }: Open): Candidate[] {
  const top = lines.slice(0, 3);
  const high = (at: number) => (top[at] ? top[at].bottom - top[at].top : 0);
  const at = high(1) > high(0) * 1.15 ? 1 : 0;
  const line = top[at];
  const value = line && organisation(line.text);
  if (!value || employerHeading.not!.test(value) || /\d|:/.test(value)) return [];
  return [{ value, raw: line.text, words: line.words, page: line.page, by: 'heading', strength: 0.6 }];
}

// A month alone near the title is the month that is paid.
function monthOnTop({ lines }: Open): Candidate[] {
  const found = lines.find((line) => line.page === lines[0]?.page && line.top < 0.3 && line.text.length < 24 && payPeriod(line.text) && !/[:@]|join|birth/i.test(line.text)); // prettier-ignore
  if (!found) return [];
  return [{ value: payPeriod(found.text)!, raw: found.text, words: found.words, page: found.page, by: 'heading', strength: 0.65 }]; // prettier-ignore
}

export const salarySlip = readByRules({
  kind: 'Salary slip',
  fields: {
    employeeName: { labels: ['(Employee|Emp|Staff) Name', 'Name of [the] (Employee|Staff|Worker)', "Employee's Name", 'Name', 'Paid to'], read: (raw) => name(raw.split(',')[0]!), not: [/\b(bank|branch|code|id|no|number|designation|department|limited|ltd)\b/i] },
    employeeId: { labels: ['(Employee|Emp|Staff|Personnel) (ID|Code|No|Number|ID No)', 'Employee ID/Code', 'E Code', 'Payroll (No|Number|ID)', 'Ticket No', 'Token No', 'PERNR', 'Associate ID', 'Worker ID', 'ID'], as: 'code' },
    designation: { labels: ['Designation', 'Position', 'Job Title', 'Role', 'Post', 'Title', 'Designation / Grade', 'Job Role'], as: 'text', read: (raw) => text(raw.replace(/^\W*\d\s/, '')), not: [/^(department|grade|\d)/i] },
    employerName: { labels: ['(Employer|Company|Organisation|Organization|Establishment) Name', 'Name of [the] (Employer|Company|Establishment)', 'Employer', 'Company'] },
    payPeriod: {
      labels: ['(Pay|Salary|Wage|Payroll) (Period|Month)', 'Month [& Year|and Year|/Year]', 'For the month [of]', 'Payslip for [the month of|the month]', 'Salary slip for [the month of]', 'Month of', 'Period'],
      read: payPeriod,
      sentences: [
        new RegExp(`(?:pay ?-?\\s*slip|salary ?-?\\s*slip|salary statement|pay statement|pay advice|wage slip|earnings statement|remuneration)[^\\n]{0,50}?[\\s–(:-]${month}(?![\\p{L}\\d])`, 'iu'),
        new RegExp(`(?:for|in) the month (?:of|:|-)?\\s*${month}(?![\\p{L}\\d])`, 'iu'),
      ],
    },
    grossPay: { labels: ['Gross (Pay|Salary|Earnings|Earning|Amount|Income|Wages|Total)', 'Total (Earnings|Gross|Earning|Pay|Salary|Income|Additions|Payments)', 'Gross', 'Total Gross Pay', 'Total Earnings (A)', 'Earnings Total', 'Total (A)'] },
    deductions: { labels: ['[Total|Gross] (Deductions|Deduction)', 'Deductions Total', 'Total Deductions (B)', 'Total Recoveries', 'Less Deductions', 'Total (B)'] },
    netPay: {
      labels: ['Employee Net Pay', 'Net (Pay|Salary|Payable|Amount|Payment|Earnings|Wages|Income|Transfer|Credit)', '[Net] Take Home [Pay|Salary]', 'Net (Pay|Salary|Amount) Payable', 'Net Amount (Paid|Credited)', 'Amount Payable', 'Net Pay (A-B)', 'Net Pay for the month', 'In Hand [Salary]', 'Salary Payable', 'Amount Credited'],
      sentences: [/net (?:pay|salary|amount|payable|take home)[^\d\n₹]{0,50}(?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?))/i, /(?:sum|amount|salary) of (?<value>(?:(?:(?:rs\.?|inr|₹|[%=€<&*?])\s*)?\d{1,3}(?:,\d{2,3})+(?![\d,])(?:\.\d\d?)?|(?:rs\.?|inr|₹)\s*\d+(?![\d,])(?:\.\d\d?)?))[^.]{0,60} (?:has been|was|is) credited/i],
    },
    dateOfJoining: { labels: ['(Date|Dt) of (Joining|Appointment|Join)', 'DOJ', 'D.O.J', '(Joining|Join) (Date|Dt)', 'Joined [on]', 'Employed since', 'Hire Date', 'Start Date'], as: 'date' },
    panNumber: { labels: ['PAN [No|Number|Card No]', 'Permanent Account (No|Number)', 'Income Tax (No|PAN)', 'IT PAN'], read: pan, anywhere: /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b/ },
    uan: { labels: ['UAN [No|Number]', 'Universal Account (No|Number)', 'PF UAN [No]', 'UAN / PF No'], as: 'code', pattern: /^\d{12}$/, anywhere: /(?<!\d)10\d{10}(?!\d)/ },
  },
  stops: ['Department', 'Location', 'Bank [Name]', 'Bank (Account|A/C) (No|Number)', 'Account (No|Number)', 'PF (No|Number|Account No)', 'ESI [No|Number]', 'ESIC No', 'Paid Days', 'Days (Worked|Paid)', 'LOP [Days]', 'Working Days', 'Grade', 'Cost Centre', 'Earnings', 'Basic', 'HRA', 'Amount', 'Deductions', 'YTD', 'Pay Date', 'Payment Date', 'Mode of Payment', 'In Words', 'Amount in words', 'Net Pay in words', 'Provident Fund', 'Branch', 'Division'],
  after(open, candidates) {
    const found = headings(open, employerHeading).filter(({ strength }) => strength > 0.5);
    merge(candidates, { employerName: found.length > 0 ? found : firstLine(open) });
    checkSums(open, candidates);
    if (candidates.payPeriod!.length === 0) candidates.payPeriod = monthOnTop(open);
    doubtPictures(open, candidates, { amounts: ['grossPay', 'deductions', 'netPay'], codes: ['employeeId'] });
  },
}); // prettier-ignore
