import type { Candidate, TextLine } from '../../paper.types.ts';
import { name, organisation } from '../../normalise/name.ts';
import { readByRules } from '../../rules.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { assessmentYear } from './assessment-year.ts';
import { belowByOrder } from './below-by-order.ts';
import { pan, tan } from './pan.ts';
import { periods } from './period.ts';
import { merge, rowAmounts } from './row-amounts.ts';
import { doubtPictures } from './doubt-pictures.ts';

const amounts = {
  grossSalary: ['Gross Salary', 'Gross Salary (section 17)', 'Total Gross Salary', 'Gross Salary Income', 'Total Salary', 'Gross Salary Paid'],
  grossTotalIncome: ['Gross Total Income', 'Gross Income'],
  totalIncome: ['Total [Taxable] Income', 'Taxable Income', 'Net Taxable Income', 'Total Taxable Income', 'Net Income', 'Total Income (rounded off)'],
  taxDeducted: ['[Total] Tax Deducted [at Source]', 'Tax Deducted at Source u/s 192', 'Tax Deducted at Source under section 192', 'Total TDS', 'TDS Deducted', 'Total Tax Deducted', 'Less: Tax Deducted at Source', 'TDS', 'Total amount of tax deducted', 'Tax deducted and deposited'],
}; // prettier-ignore
const otherRows = ['Tax on total income', 'Income chargeable', 'Amount of tax deducted', 'Amount of tax deposited', 'Less: Deductions', 'Net tax payable', 'Tax payable', 'Total amount of salary received from other employers', 'Total amount of salary received from current employer', 'Details of salary paid', 'Summary of', 'Total Taxable Salary']; // prettier-ignore

// "(d) Total" closes the part that "Gross Salary" opens.
function addGrossTotal({ lines }: Open, candidates: Candidates): void {
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
function addQuarterTotal(open: Open, candidates: Candidates): void {
  const { lines, flow } = open;
  const head = lines.findIndex((line) => /tax deducted/i.test(line.text) && /quarter|receipt|deposited|remitted/i.test(flow.text));
  const total = lines.find((line, at) => at > head && /^\W*total\b/i.test(line.text) && line.page === lines[head]?.page);
  if (head < 0 || !total) return;
  const own = lines.filter((line) => line.page === total.page && line.row === total.row);
  const figures = own.flatMap((line) => line.words).filter((word) => /^[\d,]+\.?\d*$/.test(word.text) && /\d/.test(word.text));
  if (figures.length < 2) return;
  const [deducted, deposited] = figures.length >= 3 ? figures.slice(-2) : [figures[1], undefined];
  const value = String(Number(deducted!.text.replaceAll(',', '')));
  const isSame = deposited && deposited.text === deducted!.text;
  merge(candidates, { taxDeducted: [{ value, raw: deducted!.text, words: [deducted!], page: total.page, by: 'table', strength: isSame ? 0.9 : 0.7 }] });
} // prettier-ignore

// Employer and employee stand side by side under a heading each: name first, then the address.
function addParties({ lines }: Open, candidates: Candidates): void {
  const below = (heading: RegExp, field: string, read: (raw: string) => string | undefined) => {
    for (const head of lines.filter((line) => heading.test(line.text))) {
      const first = lines.find(
        (line) =>
          line.page === head.page &&
          line.row > head.row &&
          line.top - head.bottom < 3 * (head.bottom - head.top) &&
          Math.min(line.right, head.right) - Math.max(line.left, head.left) > -0.01,
      );
      const value = first && read(first.text);
      if (value)
        merge(candidates, { [field]: [{ value, raw: first.text, words: first.words, page: first.page, by: 'heading', strength: 0.85 }] });
    }
  };
  below(/name and address of (the )?(employer|deductor|specified bank)/i, 'employerName', organisation);
  below(/name and (address|designation) of (the )?(employee|deductee|specified senior)/i, 'name', (raw) => name(raw.split(',')[0]!));
} // prettier-ignore

export const form16 = readByRules({
  kind: 'Form 16',
  fields: {
    employerName: { labels: ['(Employer|Deductor) [Name]', 'Name of [the] (Employer|Deductor|Company|Organisation|Organization)', "(Employer's|Deductor's) Name", 'Company [Name]'], not: [/^(pan|tan|address|employee)\b|name and address|^[A-Z]{4,5}\d{4,5}[A-Z]$/i] },
    employerTan: { labels: ['TAN', 'TAN of [the] (Deductor|Employer)', '(Employer|Deductor) TAN', 'TAN (No|Number) [of the Deductor|of Employer]', 'Tax Deduction Account (No|Number)', 'TAN of Deductor'], read: tan, anywhere: /\b[A-Z]{4}\d{5}[A-Z]\b/ },
    employerPan: { labels: ['PAN of [the] (Deductor|Employer)', '(Employer|Deductor|Company) PAN', 'PAN (No|Number) of [the] (Deductor|Employer)', "(Employer's|Deductor's) PAN"], read: pan },
    employeePan: { labels: ['PAN of [the] (Employee|Deductee)', '(Employee|Deductee) PAN', 'PAN/GIR No of [the] employee', 'PAN (No|Number) of [the] Employee', "(Employee's|Deductee's) PAN", 'PAN of the Employee / Specified Senior Citizen'], read: pan },
    name: { labels: ['(Employee|Deductee) [Name]', 'Name of [the] (Employee|Deductee)', "(Employee's|Deductee's) Name"], not: [/\b(pan|tan|address|reference|designation|no)\b/i] },
    assessmentYear: { labels: ['Assessment Year', 'A.Y.', 'AY', 'Asst Year'], read: assessmentYear, pattern: /^20\d{2}-\d{2}$/, sentences: [/(?:assessment year|a\.?y\.?)\s*[:.-]?\s*(?<value>20\d{2}\s*[-–]\s*(?:20)?\d{2})\b/i] },
    periodFrom: { labels: ['Period From', '[Period of employment] From', 'From'], as: 'date' },
    periodTo: { labels: ['Period To', '[Period of employment] To', 'To'], as: 'date' },
    grossSalary: {},
    grossTotalIncome: {},
    totalIncome: {},
    taxDeducted: { sentences: [/sum of (?<value>(?:rs\.?|inr|₹)?\s*[\d,]+(?:\.\d\d)?)[^.]{0,120}? (?:has been|was|is) deducted/i] },
  },
  stops: ['Certificate No', 'Last updated on', 'CIT (TDS)', 'Employer address', 'Employee Reference No', 'Period with the Employer', 'Period of employment', 'Designation', 'Quarter'],
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
}); // prettier-ignore
