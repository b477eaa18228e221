import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { SalarySlipFacts, Sum } from '../../../kinds/proof-of-employment/salary-slip.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// Pay advice of a line printer: net pay first, earnings and recoveries in one column.
export const salarySlipLayout: LayoutDesign<SalarySlipFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, person, workplace } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const money = (value: number) => amount(value, 'plain');
    const [, month, year] = date(facts.monthStart, 'dd-Mmm-yyyy').split('-');
    const period = `${month!.toUpperCase()}-${year}`;
    const line = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const list = (sums: readonly Sum[], sign: string) =>
      sums.map(([name, sum]) => line(esc(name), `${money(sum)} ${sign}`)).join('');
    const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;
    return html(
      style(
        ".page{font:9pt/1.5 'DejaVu Sans Mono',monospace;padding:16mm 24mm}",
        '.head{text-align:center;border-bottom:1px dashed #333;padding-bottom:3mm}',
        '.net{display:flex;justify-content:space-between;border:.4mm solid #333;padding:2.5mm 4mm;',
        'margin:4mm 0;font-size:11pt;font-weight:bold}',
        '.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm 5mm;margin-bottom:5mm}',
        'small{display:block;font-size:7pt;color:#555}table{width:100%}td{padding:.6mm 0}',
        'td:last-child{text-align:right}',
        '.rule td{border-top:1px dashed #333;font-weight:bold;padding-bottom:3mm}',
        '.cap td{text-decoration:underline;padding-top:2mm}',
      ),
      sheet(
        html(
          `<div class="head">${v('employerName', person.employer.toUpperCase())}<br>${esc(workplace.city)}`,
          `<br>PAY ADVICE FOR ${v('payPeriod', period)}</div>\n`,
          `<div class="net"><span>${random.pick(['TAKE-HOME PAY', 'AMOUNT CREDITED TO BANK'])}</span>`,
          `<span>${v('netPay', money(facts.net))}</span></div>\n`,
          `<div class="grid">${cell('STAFF NAME', v('employeeName', person.fullName.toUpperCase()))}`,
          `${cell('STAFF NO.', v('employeeId'))}${cell('POST', v('designation'))}`,
          cell('D.O.J.', v('dateOfJoining', date(values.dateOfJoining!, 'dd-Mmm-yyyy').toUpperCase())),
          `${cell('INCOME TAX PAN', v('panNumber'))}${cell('EPF UAN', v('uan'))}`,
          `${cell('DEPT', facts.department)}${cell('BANK A/C', facts.bankAccount)}`,
          `${cell('DAYS PAID', String(facts.days))}</div>`,
          '\n',
          `<table><tr class="cap"><td>EARNINGS</td><td></td></tr>${list(facts.earnings, '+')}`,
          `<tr class="rule"><td>TOTAL EARNINGS</td><td>${v('grossPay', money(facts.gross))} &nbsp;</td></tr>`,
          `<tr class="cap"><td>RECOVERIES</td><td></td></tr>${list(facts.cuts, '-')}`,
          '<tr class="rule"><td>TOTAL RECOVERIES</td>',
          `<td>${v('deductions', money(facts.deducted))} &nbsp;</td></tr></table>`,
          '<p>E.&amp;O.E. QUERIES TO PAYROLL WITHIN 7 DAYS.</p>',
        ),
      ),
    );
  },
};
