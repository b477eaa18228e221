import { html } from '../../../../html.ts';
import type { SalarySlipFacts } from '../../../kinds/proof-of-employment/salary-slip.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { arabic, faces, rubber } from '../bazaar-parts.ts';

// A wage slip under the Act: joined cells, earnings and recoveries under each other, the net in a band.
export const salarySlipLayout: LayoutDesign<SalarySlipFacts> = {
  draw(facts, pen) {
    const { values: v, person, workplace } = facts;
    const { pick } = pen.random;
    const sum = (value: number) => pen.amount(value, 'indian');
    const month = pen.date(facts.monthStart, 'd Month yyyy').slice(2);
    const cell = (label: string, shown: string) => `<td><small>${label}</small><br>${shown}</td>`;
    const lines = (name: string, list: SalarySlipFacts['earnings']) =>
      list
        .map(([label, value], at) =>
          html(
            `<tr>${at === 0 ? `<td rowspan="${list.length}" class="h">${name}</td>` : ''}<td>${label}</td>`,
            `<td class="n">${sum(value)}</td></tr>`,
          ),
        )
        .join('');
    return html(
      `<style>.page{font:9.6pt/1.45 ${faces};padding:14mm 16mm}table{width:100%;margin:2.5mm 0}`,
      'td{border:.25mm solid #444;padding:1.6mm 2.4mm;vertical-align:top}small{font-size:7.4pt;color:#555}',
      '.n{text-align:right;width:40mm}',
      '.h{width:34mm;background:#f1ede4;font-weight:600;vertical-align:middle}</style>\n',
      '<section class="page">',
      '<div style="text-align:center">',
      `<b style="font-size:14pt">${pen.f('employerName', v.employerName!)}</b>`,
      `<br>${pen.esc(workplace.address.join(', '))}<br>`,
      `<b>${pick(['WAGE SLIP', 'PAY SLIP', 'SALARY STATEMENT'])}</b>`,
      ` / ${arabic('قسيمة الراتب')} / पगारपत्रक `,
      `&mdash; ${pick(['for the month of', 'wage period', 'Salary for'])} ${pen.f('payPeriod', month)}`,
      '</div>',
      '\n',
      '<table>',
      '<tr>',
      cell(
        pick(['Employee', 'Name of workman / employee', 'Name']),
        pen.f('employeeName', person.fullName.toUpperCase()),
      ),
      cell(pick(['Token / Emp. No.', 'Employee code', 'Staff No.']), pen.f('employeeId', v.employeeId!)),
      `${cell(pick(['Designation', 'Post', 'Nature of work']), pen.f('designation', v.designation!))}</tr>`,
      `<tr>${cell('PAN', pen.f('panNumber', v.panNumber!))}`,
      cell(pick(['UAN', 'PF UAN', 'Universal A/c No.']), pen.f('uan', v.uan!)),
      cell(
        pick(['Date of joining', 'D.O.J.', 'Joined']),
        pen.f('dateOfJoining', pen.date(v.dateOfJoining!, pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy']))),
      ),
      '</tr>',
      `<tr>${cell('Department', facts.department)}${cell('Days payable', `${facts.days}`)}`,
      `${cell('Bank A/c', facts.bankAccount)}</tr>`,
      '</table>\n',
      `<table>${lines(pick(['Earnings', 'Wages earned', 'Payments']), facts.earnings)}`,
      `<tr><td colspan="2"><b>${pick(['Gross earnings', 'Gross wages payable', 'Total earnings'])}</b></td>`,
      `<td class="n"><b>${pen.f('grossPay', sum(facts.gross))}</b></td>`,
      `</tr>${lines(pick(['Recoveries', 'Deductions', 'Less']), facts.cuts)}`,
      `<tr><td colspan="2"><b>${pick(['Total recoveries', 'Total deductions', 'Gross deductions'])}</b>`,
      `</td><td class="n"><b>${pen.f('deductions', sum(facts.deducted))}</b></td></tr>`,
      '<tr style="background:#e6efe6"><td colspan="2">',
      `<b>${pick(['Net wages paid', 'Net salary', 'Amount payable (net)'])}</b>`,
      ` ${arabic('صافي الراتب')}</td><td class="n"><b>${pen.f('netPay', sum(facts.net))}</b></td></tr>`,
      '</table>',
      '<p style="display:flex;justify-content:space-between">',
      '<span>Signature / thumb impression ',
      `....................</span>${rubber(pen.random, 'ACCOUNTS DEPT.<br>PAID')}</p>`,
      '</section>',
    );
  },
};
