import { html } from '../../../html.ts';
import type { Form16Facts } from '../../kinds/proof-of-funds/form-16.ts';
import { pairCells, pairRows, scrawl, sheet, style, type Pair } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .u { font: 9.4pt/1.35 'Noto Serif', serif }",
  ' .u h1 { font-size: 15pt; margin: 0; border-bottom: 3px double #333 }\n',
  '  .u .cells { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 8mm; margin: 4mm 0 }',
  ' .u .label { font-size: 7.4pt; color: #444; text-transform: uppercase }\n',
  '  .u .sums { width: 100% } .u .sums td { padding: 1mm; border-bottom: .3px solid #999 }',
  ' .u .sums td:nth-child(2) { width: 4mm }',
  ' .u .sums .value { text-align: right; white-space: nowrap }\n',
);

// Typed by an office of its own: labels over values, the whole on one sheet.
export const ruled: DocumentLayout<Form16Facts> = {
  name: 'ruled',
  draw(facts, { f, date, amount, random }) {
    const { values: v, workplace } = facts;
    const money = (value: number) => amount(value, 'indian');
    const between = `${f('periodFrom', date(v.periodFrom!, 'dd/mm/yyyy'))} to ${f('periodTo', date(v.periodTo!, 'dd/mm/yyyy'))}`;
    const cells: Pair[] = [
      [random.pick(['Name of employer', 'Deductor']), f('employerName', v.employerName!)],
      [random.pick(['Name of employee', 'Employee', 'Name of the deductee']), f('name', v.name!)],
      ['Employer address', workplace.address.join('<br>')],
      ['Designation', facts.person.designation],
      [random.pick(['TAN', 'TAN of deductor']), f('employerTan', v.employerTan!)],
      [random.pick(['Employer PAN', 'PAN of deductor']), f('employerPan', v.employerPan!)],
      [random.pick(['Employee PAN', 'PAN/GIR No. of employee']), f('employeePan', v.employeePan!)],
      ['Assessment year', f('assessmentYear', v.assessmentYear!)],
      ['Period of employment', between],
    ];
    const sums: Pair[] = [
      [random.pick(['Gross salary', 'Gross salary (section 17)']), f('grossSalary', money(facts.gross))],
      ['Less: exempt allowances u/s 10', money(facts.exempt)],
      ['Less: standard deduction u/s 16(ia)', money(facts.standard)],
      ['Less: professional tax', money(facts.professional)],
      ['Gross total income', f('grossTotalIncome', money(facts.grossTotal))],
      ['Less: deductions under Chapter VI-A', money(facts.chapterSix)],
      [random.pick(['Total income', 'Taxable income', 'Net taxable income']), f('totalIncome', money(facts.total))],
      [
        random.pick(['Tax deducted at source u/s 192', 'Total TDS', 'Tax deducted']),
        f('taxDeducted', money(facts.tax)),
      ],
    ];
    return (
      css +
      sheet(
        html(
          '<h1>Form 16 <small style="font-weight:normal">वेतन पर स्रोत पर कटौती का प्रमाणपत्र</small></h1>',
          '<p>Certificate of deduction of tax at source from income chargeable under the head Salaries</p>',
          `${pairCells(cells)}\n`,
          `         <b>Computation</b>${pairRows(sums, { name: 'sums', between: '₹' })}`,
          `<p style="margin-top:8mm">${date(facts.issued, 'd Month yyyy')}, ${workplace.city}</p>`,
          `${scrawl(random)}${facts.signatory}<br>${workplace.signatoryPost}`,
        ),
        'u',
      )
    );
  },
};
