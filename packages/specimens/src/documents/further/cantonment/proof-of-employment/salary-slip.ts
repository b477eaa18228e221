import { html } from '../../../../html.ts';
import type { SalarySlipFacts, Sum } from '../../../kinds/proof-of-employment/salary-slip.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A group's payroll print in fixed letters: payments, then deductions, each closing with its total; the transfer last.
export const salarySlipLayout: LayoutDesign<SalarySlipFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace } = facts;
    const pick = random.pick;
    const variant = pick(['indian', 'western'] as const);
    const money = (value: number) => amount(value, variant);
    const month = date(facts.monthStart, 'd Month yyyy').slice(2);
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const wage = ([name, sum]: Sum, at: number) =>
      `<tr><td>/${100 + at * 5}</td><td>${esc(name)}</td><td>${money(sum)}</td></tr>`;
    const total = (label: string, shown: string) => `<tr class="t"><td></td><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:9.4pt/1.5 'DejaVu Sans Mono';padding:16mm}",
      '.h{display:grid;grid-template-columns:1fr 1fr;border:.3mm solid #333;padding:2mm;margin:4mm 0}',
      '.l{text-align:right;padding-right:3mm;color:#555;white-space:nowrap;vertical-align:top}',
      '.w{width:100%;margin-bottom:3mm}.w td{padding:.7mm 2mm}.w td:last-child{text-align:right}',
      '.w td:first-child{width:16mm;color:#777}.t td{border-top:.3mm dashed #333;font-weight:700}</style>\n',
      `<section class="page"><b style="font-size:12pt">${f('employerName', v.employerName!)}</b>`,
      `<br>${esc(workplace.address.join(', '))}`,
      `<br>${pick(['REMUNERATION STATEMENT', 'PAYSLIP', 'EARNINGS STATEMENT'])}, `,
      `${pick(['pay period', 'wages for', 'period'])}: ${f('payPeriod', month)}\n`,
      '<div class="h">',
      `<table>${row(pick(['Name', 'Employee', 'Emp. name']), f('employeeName', person.fullName))}`,
      row(pick(['Personnel no.', 'Employee ID', 'Staff no.']), f('employeeId', v.employeeId!)),
      row(pick(['Position', 'Job title', 'Grade / role']), f('designation', v.designation!)),
      `${row('Org. unit', facts.department)}</table>`,
      '<table>',
      row(
        pick(['Entry date', 'Joined', 'Date of joining']),
        f('dateOfJoining', date(v.dateOfJoining!, pick(['dd.mm.yyyy', 'dd-Mmm-yyyy', 'd Month yyyy']))),
      ),
      row(pick(['Tax ID (PAN)', 'PAN', 'PAN no.']), f('panNumber', v.panNumber!)),
      `${row(pick(['UAN', 'PF UAN', 'UAN (EPFO)']), f('uan', v.uan!))}${row('Days', `${facts.days}`)}`,
      '</table>',
      '</div>\n',
      '<table class="w">',
      '<tr><td>WT</td><td>PAYMENTS</td><td>INR</td></tr>',
      facts.earnings.map(wage).join(''),
      total(pick(['Total gross', 'Gross pay', 'Total payments']), f('grossPay', money(facts.gross))),
      '</table>',
      '<table class="w">',
      '<tr><td>WT</td><td>DEDUCTIONS</td><td>INR</td></tr>',
      facts.cuts.map((each, at) => wage(each, at + 40)).join(''),
      total(
        pick(['Total deductions', 'Sum of deductions', 'Less deductions, total']),
        f('deductions', money(facts.deducted)),
      ),
      '</table>',
      '\n',
      '<table class="w">',
      total(pick(['Net pay', 'Net amount transferred', 'Payment (net)']), f('netPay', money(facts.net))),
      '</table>',
      `<p>Transfer to ${esc(person.bank)}, account XXXXXXXX${facts.bankAccount.slice(-4)}. `,
      'This statement is made by machine and is valid without signature.</p>',
      '</section>',
    );
  },
};
