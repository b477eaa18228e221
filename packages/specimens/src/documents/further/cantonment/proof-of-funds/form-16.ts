import { html } from '../../../../html.ts';
import type { Form16Facts } from '../../../kinds/proof-of-funds/form-16.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A payroll bureau's print: parties side by side in a grid, sums in a ledger with leaders, in Hindi and English at
// the head.
export const form16Layout: LayoutDesign<Form16Facts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace } = facts;
    const pick = random.pick;
    const day = pick(['dd-Mmm-yyyy', 'dd/mm/yyyy', 'd Month yyyy'] as const);
    const money = (value: number) => amount(value, 'indian');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    const sum = (label: string, shown: string) => `<div class="s"><span>${label}</span><i></i><b>${shown}</b></div>`;
    return (
      style(
        ".page{font:9.2pt/1.45 'Noto Sans','Noto Sans Devanagari'}",
        '.g{display:grid;grid-template-columns:1fr 1fr;border:.3mm solid #333;margin:3mm 0}',
        '.g>div{padding:1.8mm 2.4mm;border:.15mm solid #777}small{font-size:7.4pt;color:#444}',
        '.s{display:flex;align-items:end;gap:2mm;padding:.9mm 0}.s i{flex:1;border-bottom:.2mm dotted #777}',
        '.q{width:100%;margin:2mm 0}.q th,.q td{border:.2mm solid #666;padding:1.2mm 2mm;text-align:right}',
      ) +
      sheet(
        html(
          '<div style="text-align:center"><b style="font-size:13pt">प्ररूप सं. 16 / FORM NO. 16</b>',
          '<br>',
          pick([
            'Certificate of tax deducted at source on salary',
            'TDS certificate for salary, section 203',
            'Salary TDS certificate (Part A and Part B)',
          ]),
          `<br>Certificate ${facts.certificateNumber}, dated ${date(facts.issued, day)}</div>\n`,
          '<div class="g">',
          cell(
            pick(['Deductor', 'Employer', 'Name of the deductor']),
            `${f('employerName', v.employerName!)}<br>${workplace.address.map(esc).join(', ')}`,
          ),
          cell(
            pick(['Deductee', 'Employee', 'Name of the deductee']),
            `${f('name', person.fullName)}<br>${esc(person.designation)}`,
          ),
          cell(pick(["Deductor's TAN", 'TAN', 'TAN of employer']), f('employerTan', v.employerTan!)),
          cell(pick(["Deductee's PAN", 'PAN of deductee', 'Employee PAN']), f('employeePan', v.employeePan!)),
          cell(pick(["Deductor's PAN", 'PAN of deductor', 'Employer PAN']), f('employerPan', v.employerPan!)),
          cell(pick(['Assessment year', 'A.Y.', 'Asst. Year']), f('assessmentYear', v.assessmentYear!)),
          cell(pick(['In service from', 'Period from', 'Employment: from']), f('periodFrom', date(v.periodFrom!, day))),
          cell(pick(['In service to', 'Period to', 'Employment: to']), f('periodTo', date(v.periodTo!, day))),
          '</div>',
          '\n',
          table(
            ['Quarter', 'Receipt no.', 'Paid or credited', 'Deducted and deposited'],
            facts.quarters.map((each, at) => [`Q${at + 1}`, each.receipt, money(each.paid), money(each.deducted)]),
            'q',
          ),
          '\n',
          sum(
            pick(['Salary under section 17(1), gross', 'Gross salary', 'Gross salary (1)']),
            f('grossSalary', money(facts.gross)),
          ),
          sum('Less exempt under section 10', money(facts.exempt)),
          sum('Less standard deduction', money(facts.standard)),
          sum('Less tax on employment', money(facts.professional)),
          sum(
            pick(['Gross total income', 'Gross total income (6 + 8)']),
            f('grossTotalIncome', money(facts.grossTotal)),
          ),
          sum('Less deductions under Chapter VI-A', money(facts.chapterSix)),
          sum(pick(['Total taxable income', 'Taxable income', 'Total income']), f('totalIncome', money(facts.total))),
          sum(
            pick(['Tax deducted at source, whole year', 'Total tax deducted', 'Aggregate TDS']),
            f('taxDeducted', money(facts.tax)),
          ),
          '\n',
          `<p>I, ${esc(facts.signatory)}, `,
          'certify that the sums above were deducted and paid to the credit of the Central Government. ',
          `Place: ${esc(workplace.city)}.</p>`,
        ),
      )
    );
  },
};
