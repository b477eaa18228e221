import { html } from '../../../html.ts';
import type { SalarySlipFacts, Sum } from '../../kinds/proof-of-employment/salary-slip.ts';
import { pairCells, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { monthOf } from './columns.ts';

const css = style(
  '\n',
  "  .sm { font: 9.6pt/1.4 'Noto Sans', sans-serif; color: #222 }",
  ' .sm header { display: flex; justify-content: space-between } .sm header b { font-size: 13pt }',
  ' .sm .net { background: #edfdf1; border-left: 4px solid #2f9e54; padding: 3mm 5mm; margin: 5mm 0 }',
  ' .sm .net b { font-size: 17pt }\n',
  '  .sm .cells { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm; border-top: ',
  '1px solid #ddd; padding-top: 3mm }',
  ' .sm .label { font-size: 7.4pt; color: #777 } .sm .t { width: 100%; margin-top: 4mm }',
  ' .sm .t th, .sm .t td { border-bottom: .5px solid #ddd; padding: 1.5mm 0; text-align: left }',
  ' .sm .t td:last-child, .sm .t th:last-child { text-align: right }\n',
);

// A payroll service's: net pay first and large, labels above values.
export const modern: DocumentLayout<SalarySlipFacts> = {
  name: 'modern',
  draw(facts, pen) {
    const { values: v, workplace, person } = facts;
    const { f, date, amount, random } = pen;
    const money = (value: number) => amount(value, 'rupee');
    const rows = (list: readonly Sum[]) => list.map(([name, sum]) => [name, money(sum)]);
    return (
      css +
      sheet(
        html(
          `<header><div><b>${f('employerName', v.employerName!)}</b><br>${workplace.city}, India</div>`,
          `<div style="text-align:right">${random.pick(['Payslip For the Month', 'Pay period'])}<br>`,
          `<b>${f('payPeriod', monthOf(facts.monthStart, pen))}</b></div></header>\n`,
          '         ',
          `<div class="net">${random.pick(['Employee Net Pay', 'Net pay', 'Total Net Payable'])}<br>`,
          `<b>${f('netPay', money(facts.net))}</b><br><small>Paid Days : ${facts.days} | LOP Days : 0</small>`,
          '</div>\n',
          '         ',
          pairCells([
            [random.pick(['Employee Name', 'Name of employee']), f('employeeName', person.fullName)],
            [random.pick(['Employee ID', 'Staff no.']), f('employeeId', v.employeeId!)],
            [random.pick(['Designation', 'Title']), f('designation', v.designation!)],
            [
              random.pick(['Date of Joining', 'Joined on']),
              f(
                'dateOfJoining',
                date(v.dateOfJoining!, random.pick(['dd/mm/yyyy', 'd Month yyyy', 'dd Mmm yyyy'] as const)),
              ),
            ],
            [random.pick(['PAN', 'Income tax PAN']), f('panNumber', v.panNumber!)],
            ['UAN', f('uan', v.uan!)],
          ]),
          '\n',
          '         ',
          table(
            ['Earnings', 'Amount'],
            [
              ...rows(facts.earnings),
              [`<b>${random.pick(['Gross Earnings', 'Gross pay'])}</b>`, f('grossPay', money(facts.gross))],
            ],
            't',
          ),
          '\n',
          '         ',
          table(
            ['Deductions', 'Amount'],
            [...rows(facts.cuts), ['<b>Total Deductions</b>', f('deductions', money(facts.deducted))]],
            't',
          ),
          '\n',
          '         <p>Total Net Payable = Gross Earnings - Total Deductions</p>',
        ),
        'sm',
      )
    );
  },
};
