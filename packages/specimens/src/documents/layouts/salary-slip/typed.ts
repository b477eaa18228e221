import { html } from '../../../html.ts';
import type { SalarySlipFacts } from '../../kinds/proof-of-employment/salary-slip.ts';
import { pairRows, scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { monthOf } from './columns.ts';

// A small firm's slip from a word processor: one list from top to bottom, stamped.
export const typed: DocumentLayout<SalarySlipFacts> = {
  name: 'typed',
  draw(facts, pen) {
    const { values: v, workplace, person } = facts;
    const { f, amount, random } = pen;
    const money = (value: number) => amount(value, 'slash');
    return (
      style(
        ".st { font: 10pt/1.4 'DejaVu Sans Mono', monospace; padding: 20mm }",
        ' .st h2 { text-align: center; margin: 0; text-decoration: underline }',
        ' .st .pairs td { padding: .8mm 2mm } .st .value { text-align: left }',
      ) +
      sheet(
        html(
          `<h2>${f('employerName', v.employerName!.toUpperCase())}</h2>`,
          `<p style="text-align:center">${workplace.address.join(', ')}<br>वेतन पर्ची / SALARY SLIP</p>\n`,
          '         ',
          pairRows([
            [random.pick(['MONTH', 'SALARY FOR THE MONTH']), f('payPeriod', monthOf(facts.monthStart, pen))],
            [random.pick(['NAME', 'NAME OF EMPLOYEE']), f('employeeName', person.fullName.toUpperCase())],
            [random.pick(['TOKEN NO', 'EMP. NO.']), f('employeeId', v.employeeId!)],
            ['DESIGNATION', f('designation', v.designation!.toUpperCase())],
            ['', '&nbsp;'],
            ...facts.earnings.map(([name, sum]) => [name.toUpperCase(), money(sum)] as const),
            [random.pick(['GROSS', 'TOTAL (A)', 'GROSS SALARY']), f('grossPay', money(facts.gross))],
            ...facts.cuts.map(([name, sum]) => [`LESS ${name.toUpperCase()}`, money(sum)] as const),
            [random.pick(['TOTAL DEDUCTION', 'TOTAL (B)']), f('deductions', money(facts.deducted))],
            [random.pick(['NET PAYABLE', 'NET (A-B)', 'NET SALARY']), f('netPay', money(facts.net))],
          ]),
          '<div style="display:flex;justify-content:space-between;margin-top:10mm">',
          stamp(random, `${workplace.city}<br>ACCOUNTS`),
          `<div>${scrawl(random)}Accountant</div></div>`,
        ),
        'st',
      )
    );
  },
};
