import { html } from '../../../../html.ts';
import type { Form16Facts } from '../../../kinds/proof-of-funds/form-16.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { numberedRows } from '../bazaar-parts.ts';

// The certificate as an accountant's programme sets it: joined cells above, a numbered computation below.
export const form16Layout: LayoutDesign<Form16Facts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace } = facts;
    const { pick } = random;
    const sum = (value: number) => amount(value, 'indian');
    const variant = pick(['dd-Mmm-yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy'] as const);
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    const rows = numberedRows([
      [
        pick(['Gross Salary (a) + (b) + (c)', 'Gross salary', 'Total gross salary u/s 17']),
        f('grossSalary', sum(facts.gross)),
      ],
      ['Less: Allowances exempt under section 10', sum(facts.exempt)],
      ['Less: Deductions u/s 16 (standard and professional tax)', sum(facts.standard + facts.professional)],
      [
        pick(['Gross Total Income', 'Gross total income (1 - 2 - 3)', 'GROSS TOTAL INCOME']),
        f('grossTotalIncome', sum(facts.grossTotal)),
      ],
      ['Less: Deductions under Chapter VI-A', sum(facts.chapterSix)],
      [
        pick(['Total Income', 'Total taxable income (4 - 5)', 'TOTAL INCOME (rounded off)']),
        f('totalIncome', sum(facts.total)),
      ],
      [pick(['Tax deducted at source', 'Total tax deducted u/s 192', 'TDS']), f('taxDeducted', sum(facts.tax))],
    ]);
    const quarters = facts.quarters
      .map(
        ({ receipt, paid, deducted }, at) =>
          `<tr><td>Q${at + 1}</td><td>${receipt}</td><td>${sum(paid)}</td><td>${sum(deducted)}</td></tr>`,
      )
      .join('');
    return html(
      "<style>.page{font:9pt/1.35 'DejaVu Sans';padding:11mm 14mm}table{width:100%;margin-bottom:3mm}",
      'td,th{border:.25mm solid #222;padding:1.3mm 2mm;vertical-align:top}small{font-size:7pt;color:#444}',
      '.no{width:8mm}.value{text-align:right;width:44mm}</style>\n',
      '<section class="page">',
      '<div style="text-align:center"><b>FORM NO. 16</b> [See rule 31(1)(a)]<br>',
      '<b>',
      pick([
        'Certificate of tax deducted at source on Salary',
        'Certificate under section 203 of the Income-tax Act, 1961',
        'Salary TDS Certificate u/s 203',
      ]),
      '</b>',
      `<br>Certificate No. ${facts.certificateNumber}</div>\n`,
      '<table>',
      '<tr>',
      cell(
        pick(['Deductor', 'Name of the employer', 'Employer']),
        `<b>${f('employerName', v.employerName!)}</b><br>${esc(workplace.address.join(', '))}`,
        2,
      ),
      cell(
        pick(['Deductee', 'Name of the employee', 'Employee']),
        `<b>${f('name', person.fullName.toUpperCase())}</b><br>${esc(person.designation)}`,
        2,
      ),
      '</tr>',
      `<tr>${cell('PAN (Deductor)', f('employerPan', v.employerPan!))}`,
      cell('TAN (Deductor)', f('employerTan', v.employerTan!)),
      cell('PAN (Employee)', f('employeePan', v.employeePan!)),
      `${cell('A.Y.', f('assessmentYear', v.assessmentYear!))}</tr>`,
      '<tr>',
      cell(
        'Period',
        html(
          `From ${f('periodFrom', date(v.periodFrom!, variant))} `,
          `To ${f('periodTo', date(v.periodTo!, variant))}`,
        ),
        2,
      ),
      `${cell('CIT (TDS)', esc(workplace.city), 2)}</tr>`,
      '</table>\n',
      '<b>PART A</b><table>',
      '<tr><th>Quarter</th><th>Receipt No.</th><th>Amount paid / credited</th>',
      `<th>Amount of tax deducted</th></tr>${quarters}</table>`,
      '<b>PART B &ndash; Details of salary paid (Rs.)</b>',
      `<table>${rows}</table>`,
      `<p>I, ${esc(facts.signatory)}, `,
      'certify that the above sum has been deducted and deposited to the credit of the Central ',
      'Government.</p>',
      `<p>Place: ${esc(workplace.city)} &nbsp; Date: ${date(facts.issued, variant)}</p>`,
      `${scrawl(random)}Authorised signatory</section>`,
    );
  },
};
