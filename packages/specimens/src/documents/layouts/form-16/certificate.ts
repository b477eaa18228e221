import { html } from '../../../html.ts';
import type { Form16Facts } from '../../kinds/proof-of-funds/form-16.ts';
import { scrawl, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .s { font: 8.6pt/1.3 'DejaVu Sans', sans-serif }",
  ' .s h1 { text-align: center; font-size: 13pt; margin: 0 }',
  ' .s h2 { text-align: center; font-size: 9pt; margin: 1mm 0 3mm }\n',
  '  .s table { width: 100%; margin-bottom: 2mm }',
  ' .s td, .s th { border: .6px solid #000; padding: 1.2mm 2mm; vertical-align: top }',
  ' .s th { background: #eee } .s .sum { text-align: right }\n',
);

function partA(facts: Form16Facts, { f, date, amount, random }: Pen): string {
  const { values: v, workplace, quarters } = facts;
  const money = (value: number) => amount(value, 'plain');
  const day = random.pick(['dd-Mmm-yyyy', 'dd-mm-yyyy'] as const);
  const rows = quarters.map((each, at) =>
    html(
      `<tr><td>Q${at + 1}</td><td>${each.receipt}</td><td class="sum">${money(each.paid)}</td>`,
      `<td class="sum">${money(each.deducted)}</td><td class="sum">${money(each.deducted)}</td></tr>`,
    ),
  );
  return html(
    '<h1>FORM NO. 16</h1><h2>[See rule 31(1)(a)]<br>PART A</h2>\n',
    '    ',
    '<p>Certificate under Section 203 of the Income-tax Act, ',
    '1961 for tax deducted at source on salary</p>',
    '\n',
    '    <table>',
    `<tr><td>Certificate No. ${facts.certificateNumber}</td>`,
    `<td>Last updated on ${date(facts.issued, day)}</td></tr>\n`,
    '    <tr><th>Name and address of the Employer</th><th>Name and address of the Employee</th></tr>\n',
    '    ',
    `<tr><td>${f('employerName', v.employerName!.toUpperCase())}<br>${workplace.address.join('<br>')}`,
    `<br>${workplace.phone}</td><td>${f('name', v.name!.toUpperCase())}<br>${facts.person.address.building}`,
    `<br>${facts.person.address.city}</td></tr></table>\n`,
    '    <table>',
    '<tr><th>PAN of the Deductor</th><th>TAN of the Deductor</th><th>PAN of the Employee</th></tr>',
    `<tr><td>${f('employerPan', v.employerPan!)}</td><td>${f('employerTan', v.employerTan!)}</td>`,
    `<td>${f('employeePan', v.employeePan!)}</td></tr>\n`,
    '    <tr><th>CIT (TDS)</th><th>Assessment Year</th><th>Period with the Employer</th></tr>',
    `<tr><td>The Commissioner of Income Tax (TDS), ${workplace.city}</td>`,
    `<td>${f('assessmentYear', v.assessmentYear!)}</td>`,
    `<td>From ${f('periodFrom', date(v.periodFrom!, day))}<br>`,
    `To ${f('periodTo', date(v.periodTo!, day))}</td></tr></table>\n`,
    '    ',
    '<p>',
    '<b>Summary of amount paid/credited and tax deducted at source thereon in respect of the employee</b>',
    '</p>\n',
    '    <table>',
    '<tr><th>Quarter(s)</th><th>Receipt Numbers of original quarterly statements of TDS</th>',
    '<th>Amount paid/credited</th><th>Amount of tax deducted (Rs.)</th>',
    '<th>Amount of tax deposited/remitted (Rs.)</th></tr>',
    `${rows.join('')}\n`,
    '    ',
    `<tr><td colspan="2"><b>Total (Rs.)</b></td><td class="sum">${money(facts.gross)}</td>`,
    `<td class="sum">${f('taxDeducted', money(facts.tax))}</td><td class="sum">${money(facts.tax)}</td>`,
    '</tr></table>\n',
    '    ',
    `<p>I, ${facts.signatory}, `,
    `working in the capacity of ${workplace.signatoryPost} do hereby certify that a sum of `,
    `Rs. ${money(facts.tax)} has been deducted and deposited to the credit of the Central Government.</p>`,
    scrawl(random),
  );
}

function partB(facts: Form16Facts, { f, amount }: Pen): string {
  const money = (value: number) => amount(value, 'plain');
  const lines: [string, string][] = [
    ['1. Gross Salary', ''],
    ['(a) Salary as per provisions contained in section 17(1)', money(facts.gross)],
    ['(b) Value of perquisites under section 17(2)', money(0)],
    ['(d) Total', f('grossSalary', money(facts.gross))],
    ['2. Less: Allowances to the extent exempt under section 10', money(facts.exempt)],
    ['4. Less: Deductions under section 16', ''],
    ['(a) Standard deduction under section 16(ia)', money(facts.standard)],
    ['(c) Tax on employment under section 16(iii)', money(facts.professional)],
    ['6. Income chargeable under the head "Salaries"', money(facts.grossTotal)],
    ['9. Gross total income (6+8)', f('grossTotalIncome', money(facts.grossTotal))],
    ['11. Aggregate of deductible amount under Chapter VI-A', money(facts.chapterSix)],
    ['12. Total taxable income (9-11)', f('totalIncome', money(facts.total))],
    ['13. Tax on total income', money(facts.tax)],
    ['19. Net tax payable', money(facts.tax)],
  ];
  return `<h1>FORM NO. 16</h1><h2>PART B (Annexure)<br>Details of Salary Paid and any other income and tax deducted</h2>
    <table>${lines.map(([words, sum]) => `<tr><td>${words}</td><td class="sum" style="width:45mm">${sum}</td></tr>`).join('')}</table>`;
}

// The portal's certificate: part A and part B on two sheets.
export const certificate: DocumentLayout<Form16Facts> = {
  name: 'certificate',
  draw: (facts, pen) => css + sheet(partA(facts, pen), 's') + sheet(partB(facts, pen), 's'),
};
