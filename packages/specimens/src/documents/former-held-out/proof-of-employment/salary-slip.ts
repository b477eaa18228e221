import { html } from '../../../html.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type { SalarySlipFacts } from '../../kinds/proof-of-employment/salary-slip.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A slip saved from a payroll app.
export const salarySlipLayout: LayoutDesign<SalarySlipFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, workplace, earnings, cuts, gross, deducted, net, days, bankAccount, department, monthStart } =
      facts;
    const money = (value: number) => amount(value, 'indian');
    const rows = Array.from({ length: Math.max(earnings.length, cuts.length) }, (_, at) => [
      esc(earnings[at]?.[0] ?? ''),
      earnings[at] ? money(earnings[at][1]) : '',
      esc(cuts[at]?.[0] ?? ''),
      cuts[at] ? money(cuts[at][1]) : '',
    ]);
    const month = date(monthStart, 'd Month yyyy').slice(2);
    return html(
      style(
        ".page{font:9.8pt/1.5 'Noto Sans';padding:18mm 17mm}",
        '.top{display:flex;justify-content:space-between;border-bottom:.5mm solid #4338ca;',
        'padding-bottom:3mm}',
        '.two{display:flex;justify-content:space-between;margin:5mm 0}.pairs td{padding:1mm 3mm 1mm 0}',
        '.pairs .label{color:#555}.pay{width:100%}.pay th{background:#eceafd;text-align:left}',
        '.pay td,.pay th{padding:1.9mm 2.5mm;border-bottom:.2mm solid #ccc}',
        '.pay td:nth-child(2n),.pay th:nth-child(2n){text-align:right}',
      ),
      sheet(
        html(
          `<div class="top"><span><b style="font-size:13pt">${v('employerName')}</b><br>`,
          `<small>${esc(workplace.address.join(', '))}</small></span>`,
          `<span style="text-align:right">Payslip for the month of<br><b>${v('payPeriod', month)}</b></span>`,
          '</div>\n',
          '<div class="two">',
          pairRows([
            ['Employee Name', v('employeeName')],
            ['Employee No.', v('employeeId')],
            ['Role', v('designation')],
            ['Department', department],
            ['Joining Date', d('dateOfJoining', 'dd Mmm yyyy')],
          ]),
          pairRows([
            ['PAN', v('panNumber')],
            ['UAN', v('uan')],
            ['Bank A/c', bankAccount],
            ['Paid Days', String(days)],
            ['LOP Days', '0'],
          ]),
          '</div>',
          '\n',
          table(
            ['Earnings', 'Amount', 'Deductions', 'Amount'],
            [
              ...rows,
              [
                '<b>Total Earnings</b>',
                `<b>${v('grossPay', money(gross))}</b>`,
                '<b>Total Deductions</b>',
                `<b>${v('deductions', money(deducted))}</b>`,
              ],
            ],
            'pay',
          ),
          '\n',
          '<p style="background:#eceafd;padding:3mm;font-size:11pt">Net Salary (take home) : ',
          `<b>Rs. ${v('netPay', money(net))}</b></p>`,
          `<p style="color:#666;font-size:8.4pt">For ${esc(person.employer)}. `,
          'This is a computer generated payslip and needs no signature.</p>',
        ),
      ),
    );
  },
};
