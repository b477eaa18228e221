import { html } from '../../../../html.ts';
import type { Form16Facts } from '../../../kinds/proof-of-funds/form-16.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// As the tax portal prints it: a ruled form whose headings are in cells of their own above the entries.
export const form16Layout: LayoutDesign<Form16Facts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace } = facts;
    const day = random.pick(['dd-Mmm-yyyy', 'dd/mm/yyyy'] as const);
    const money = (value: number) => amount(value, 'plain');
    const heads = (...list: readonly string[]) => `<tr>${list.map((each) => `<th>${each}</th>`).join('')}</tr>`;
    const cells = (...list: readonly string[]) => `<tr>${list.map((each) => `<td>${each}</td>`).join('')}</tr>`;
    const sum = (no: string, label: string, shown: string) =>
      `<tr><td>${no}</td><td>${label}</td><td style="text-align:right">${shown}</td></tr>`;
    return (
      style(
        ".page{font:8.6pt/1.35 'Noto Sans';padding:14mm}.t{width:100%;border-collapse:collapse;margin-bottom:3mm}",
        '.t th,.t td{border:.25mm solid #000;padding:1mm 1.5mm;text-align:left;vertical-align:top}',
        '.t th{text-align:center}',
      ) +
      sheet(
        html(
          '<div style="text-align:center"><b>FORM NO. 16</b><br>PART A<br>Certificate under section 203 of the ',
          'Income-tax Act, 1961 for tax deducted at source on salary</div>',
          `<table class="t">${heads('Certificate No.', 'Last updated on')}`,
          cells(facts.certificateNumber, date(facts.issued, day)),
          heads('Name and address of the Employer', 'Name and address of the Employee'),
          cells(
            `${f('employerName', v.employerName!)}<br>${workplace.address.map(esc).join('<br>')}`,
            `${f('name', person.fullName)}<br>${esc(person.address.city)}`,
          ),
          '</table>',
          `<table class="t">${heads('PAN of the Deductor', 'TAN of the Deductor', 'PAN of the Employee')}`,
          cells(f('employerPan', v.employerPan!), f('employerTan', v.employerTan!), f('employeePan', v.employeePan!)),
          '</table>',
          '<table class="t"><tr><th rowspan="2">CIT (TDS)</th><th rowspan="2">Assessment Year</th>',
          '<th colspan="2">Period with the Employer</th></tr>',
          heads('From', 'To'),
          cells(
            'The Commissioner of Income Tax (TDS)',
            f('assessmentYear', v.assessmentYear!),
            f('periodFrom', date(v.periodFrom!, day)),
            f('periodTo', date(v.periodTo!, day)),
          ),
          '</table>',
          `<table class="t">${sum('1.', 'Gross salary', f('grossSalary', money(facts.gross)))}`,
          sum('2.', 'Less: allowances exempt under section 10', money(facts.exempt)),
          sum('3.', 'Gross total income', f('grossTotalIncome', money(facts.grossTotal))),
          sum('4.', 'Deductions under Chapter VI-A', money(facts.chapterSix)),
          sum('5.', 'Total taxable income', f('totalIncome', money(facts.total))),
          sum('6.', 'Total tax deducted', f('taxDeducted', money(facts.tax))),
          `</table><p>I, ${esc(facts.signatory)}, hereby certify the above.</p>`,
        ),
      )
    );
  },
};
