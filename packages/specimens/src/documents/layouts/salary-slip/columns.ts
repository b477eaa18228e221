import { html } from '../../../html.ts';
import type { SalarySlipFacts } from '../../kinds/proof-of-employment/salary-slip.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .sc { font: 9pt/1.3 'Noto Sans', sans-serif } .sc .box { border: 1px solid #000 }",
  ' .sc .head { text-align: center; padding: 3mm; border-bottom: 1px solid #000 }',
  ' .sc .head b { font-size: 13pt }\n',
  '  .sc table { width: 100% } .sc td, .sc th { padding: 1.2mm 2mm; text-align: left }',
  ' .sc .who td { border-bottom: .4px solid #bbb }',
  ' .sc .sums th, .sc .sums td { border: .5px solid #000 } .sc .r { text-align: right !important }\n',
);

export const monthOf = (iso: string, { date, random }: Pen): string => {
  const named = date(iso, 'd Month yyyy').slice(2); // September 2026
  const [month, year] = named.split(' ') as [string, string];
  return random.pick([
    named,
    `${month.slice(0, 3)}-${year}`,
    `${month.slice(0, 3)} ${year}`,
    `${month.toUpperCase()} ${year}`,
  ]);
};

// The usual boxed slip: two columns of particulars, earnings beside deductions.
export const columns: DocumentLayout<SalarySlipFacts> = {
  name: 'columns',
  draw(facts, pen) {
    const { values: v, workplace, earnings, cuts, person } = facts;
    const { f, date, amount, random } = pen;
    const money = (value: number) => amount(value, 'indian');
    const rows = Array.from({ length: Math.max(earnings.length, cuts.length) }, (_, at) => {
      const [one, other] = [earnings[at], cuts[at]];
      return html(
        `<tr><td>${one?.[0] ?? ''}</td><td class="r">${one ? money(one[1]) : ''}</td>`,
        `<td>${other?.[0] ?? ''}</td><td class="r">${other ? money(other[1]) : ''}</td></tr>`,
      );
    });
    const pair = (label: string, value: string) => `<td>${label}</td><td>: ${value}</td>`;
    return (
      css +
      sheet(
        html(
          '<div class="box">',
          `<div class="head"><b>${f('employerName', v.employerName!)}</b><br>${workplace.address.join(', ')}`,
          `<br>${random.pick(['Payslip for the month of', 'Salary Slip for', 'Pay Slip -'])} `,
          `${f('payPeriod', monthOf(facts.monthStart, pen))}</div>`,
          '\n',
          '         <table class="who">',
          `<tr>${pair(random.pick(['Employee Name', 'Name']), f('employeeName', person.fullName))}`,
          pair(random.pick(['Employee Code', 'Emp ID', 'Employee No.']), f('employeeId', v.employeeId!)),
          '</tr>',
          '\n',
          '         ',
          `<tr>${pair('Designation', f('designation', v.designation!))}${pair('Department', facts.department)}`,
          '</tr>',
          '<tr>',
          pair(
            random.pick(['Date of Joining', 'DOJ']),
            f('dateOfJoining', date(v.dateOfJoining!, random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const))),
          ),
          `${pair('PAN', f('panNumber', v.panNumber!))}</tr>`,
          '\n',
          `         <tr>${pair('UAN', f('uan', v.uan!))}${pair('Bank A/c No.', facts.bankAccount)}</tr>`,
          `<tr>${pair('Days Paid', String(facts.days))}${pair('LOP', '0')}</tr></table>\n`,
          '         <table class="sums">',
          '<tr><th>Earnings</th><th class="r">Amount</th><th>Deductions</th><th class="r">Amount</th></tr>',
          `${rows.join('')}\n`,
          '         ',
          `<tr><th>${random.pick(['Gross Earnings', 'Total Earnings', 'Gross Salary'])}</th>`,
          `<th class="r">${f('grossPay', money(facts.gross))}</th>`,
          `<th>${random.pick(['Total Deductions', 'Gross Deductions'])}</th>`,
          `<th class="r">${f('deductions', money(facts.deducted))}</th></tr>\n`,
          '         ',
          `<tr><th colspan="3">${random.pick(['Net Pay', 'Net Salary Payable', 'Take Home Pay'])}</th>`,
          `<th class="r">${f('netPay', money(facts.net))}</th></tr></table></div>`,
          '<p>This is a computer generated payslip and needs no signature.</p>',
        ),
        'sc',
      )
    );
  },
};
