import { drawing, formGrid, ruled, sideBySide } from '../../drawing/blocks.ts';
import { formatDay, formatSum } from '../../drawing/formats.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const salarySlip = defineKind({
  kind: 'Salary slip',
  facts: (random, t) => {
    const earnings = [
      ['Basic', random.whole(30, 90) * 1_000],
      ['House Rent Allowance', random.whole(12, 36) * 1_000],
      ['Conveyance', 3_200],
      ['Special Allowance', random.whole(4, 30) * 1_000],
    ] as const;
    const cuts = [
      ['Provident Fund', random.whole(3, 9) * 600],
      ['Profession Tax', 200],
      ['Income Tax', random.whole(1, 18) * 700],
    ] as const;
    const total = (list: readonly (readonly [string, number])[]) => list.reduce((sum, [, each]) => sum + each, 0);
    return {
      earnings,
      cuts,
      days: random.whole(28, 31),
      values: {
        employeeName: t.name,
        employeeId: random.pick([`T${random.digits(4)}`, random.digits(6)]),
        designation: t.post,
        employerName: t.employer.name,
        payPeriod: random.pick(['2026-07', '2026-08', '2026-09']),
        grossPay: String(total(earnings)),
        deductions: String(total(cuts)),
        netPay: String(total(earnings) - total(cuts)),
        dateOfJoining: dayIn(random, '2011-01-01', '2025-01-31'),
        panNumber: t.pan,
        uan: `10${random.digits(10)}`,
      },
      also: {},
    };
  },
  layouts: {
    'earnings-and-deductions': ({ f, day, sum }, { earnings, cuts, values, days }) => {
      const rows = earnings.map(([name, amount], at) => {
        const [cut, less] = cuts[at] ?? ['', 0];
        return [name, formatSum(amount, 'lakh'), cut, less ? formatSum(less, 'lakh') : ''];
      });
      return drawing(
        `.page{font:9.2pt/1.4 'Noto Sans'} h1{font-size:14pt;margin:0}`,
        `<h1>${f('employerName')}</h1><p>Pay advice for ${f('payPeriod', formatDay(`${values.payPeriod}-01`, 'MMMM YYYY'))}</p>` +
          formGrid(3, [
            ['Emp. Code', f('employeeId')],
            ['Emp. Name', f('employeeName')],
            ['Grade / Title', f('designation')],
            ['DOJ', day('dateOfJoining', 'DD-MMM-YYYY')],
            ['PAN', f('panNumber')],
            ['UAN', f('uan')],
            ['Paid days', String(days)],
            ['Bank', 'Credited to account'],
            ['Location', 'Head office'],
          ]) +
          '<br>' +
          ruled(
            ['Earnings', 'Amount', 'Deductions', 'Amount'],
            [...rows, ['<b>Gross (A)</b>', sum('grossPay', 'lakh'), '<b>Total (B)</b>', sum('deductions', 'lakh')]],
          ) +
          `<p><b>Take home (A &minus; B): ${sum('netPay', 'lakh')}</b></p>`,
      );
    },
    'two-column-note': ({ f, sum }, { earnings, cuts, values }) => {
      const list = (items: readonly (readonly [string, number])[]) =>
        items
          .map(
            ([name, amount]) =>
              `<div style="display:flex;justify-content:space-between"><span>${name}</span>
              <span>${formatSum(amount, 'thousand', 0)}</span></div>`,
          )
          .join('');
      return drawing(
        `.page{font:10.4pt/1.6 'DejaVu Sans Mono';padding:18mm}`,
        `<p>${f('employerName')}<br>SALARY STATEMENT ${f('payPeriod', formatDay(`${values.payPeriod}-01`, 'MM/YYYY'))}</p>
        <p>${f('employeeName')} (No. ${f('employeeId')})<br>${f('designation')}</p>` +
          sideBySide(
            `<u>Payments</u><br>${list(earnings)}<b>Total payments ${sum('grossPay', 'thousand', 0)}</b>`,
            `<u>Deductions</u><br>${list(cuts)}<b>Total deductions ${sum('deductions', 'thousand', 0)}</b>`,
          ) +
          `<p>Net pay: INR ${sum('netPay', 'thousand', 0)}</p>`,
      );
    },
  },
});
