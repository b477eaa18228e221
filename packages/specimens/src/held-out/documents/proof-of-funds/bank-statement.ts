import type { Random } from '../../../random.ts';
import { drawing, formGrid, lines, roundSeal, ruled, sideBySide } from '../../drawing/blocks.ts';
import { formatDay, formatSum, type Grouping } from '../../drawing/formats.ts';
import { addressText } from '../../facts/address-values.ts';
import { addDays } from '../../facts/days.ts';
import { shops } from '../../facts/issuers.ts';
import type { Traveller } from '../../facts/traveller.ts';
import { defineKind, type HeldOutFacts } from '../../held-out-kind.ts';

interface Row {
  readonly date: string;
  readonly text: string;
  readonly paidOut: number;
  readonly paidIn: number;
  readonly balance: number;
}
interface StatementFacts extends HeldOutFacts {
  readonly rows: readonly Row[];
  readonly values: Readonly<Record<string, string>>;
}

function rowsOf(random: Random, t: Traveller, from: string, to: string, opening: number): Row[] {
  const rows: Row[] = [];
  let balance = opening;
  for (let date = addDays(from, random.whole(0, 2)); date <= to; date = addDays(date, random.whole(1, 4))) {
    const isPay =
      Number(date.slice(8)) <= 4 && !rows.some((row) => row.paidIn > 0 && row.date.slice(0, 7) === date.slice(0, 7));
    const paidIn = isPay ? random.whole(48, 190) * 1_000 : 0;
    const paidOut = isPay ? 0 : Math.min(random.whole(90, 14_000), Math.floor(balance / 3));
    balance = Math.round((balance + paidIn - paidOut) * 100) / 100;
    const text = isPay
      ? `NEFT CR SALARY ${t.employer.name.toUpperCase()}`
      : `UPI/${random.digits(12)}/${random.pick(shops).toUpperCase()}`;
    rows.push({ date, text, paidOut, paidIn, balance });
  }
  return rows;
}

// Of the balances at the end of each day.
function averageOf(rows: readonly Row[], from: string, to: string, opening: number): number {
  const balances: number[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    balances.push(rows.findLast((row) => row.date <= date)?.balance ?? opening);
  return balances.reduce((sum, each) => sum + each, 0) / balances.length;
}

function facts(random: Random, t: Traveller): StatementFacts {
  const [from, to] = random.pick([
    ['2026-05-01', '2026-07-31'],
    ['2026-06-01', '2026-08-31'],
    ['2026-08-01', '2026-10-31'],
  ] as const);
  const opening = random.whole(30, 320) * 1_000 + random.whole(1, 99) / 100;
  const rows = rowsOf(random, t, from, to, opening);
  return {
    rows,
    values: {
      accountHolderName: t.name,
      bankName: t.bank.name,
      branchName: t.address.city,
      ifsc: `${t.bank.code}0${random.digits(6)}`,
      accountNumber: random.digits(random.pick([11, 13, 14])),
      accountType: random.pick(['Savings Account', 'Current Account', 'Salary Savings Account']),
      statementFrom: from,
      statementTo: to,
      openingBalance: opening.toFixed(2),
      closingBalance: rows.at(-1)!.balance.toFixed(2),
      averageBalance: averageOf(rows, from, to, opening).toFixed(2),
      currency: 'INR',
      accountHolderAddress: addressText(t.address),
      accountHolderPhone: t.phone,
      bankSealPresent: 'true',
    },
    also: { accountHolderPhone: [t.phone.slice(3)], branchName: [`${t.address.city} Branch`] },
  };
}

const cells = (row: Row, format: string, grouping: Grouping) => [
  formatDay(row.date, format),
  row.text,
  row.paidOut ? formatSum(row.paidOut, grouping) : '',
  row.paidIn ? formatSum(row.paidIn, grouping) : '',
  formatSum(row.balance, grouping),
];
const perPage = 24;
const inPages = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / perPage) }, (_, at) => rows.slice(at * perPage, (at + 1) * perPage));

export const bankStatement = defineKind({
  kind: 'Bank statement',
  facts,
  layouts: {
    'ruled-heading': ({ f, day, sum, around, random }, { rows, values }, t) => {
      const css = `.page{font:8.6pt/1.35 'Noto Sans'} h1{font:700 15pt 'Noto Serif';margin:0;color:#14532d} th{background:#e8f0ea}`;
      const heads = ['Txn Date', 'Narration', 'Withdrawal (Dr)', 'Deposit (Cr)', 'Running Balance'];
      const pages = inPages(rows);
      return drawing(
        css,
        ...pages.map(
          (part, at) =>
            (at === 0
              ? `<h1>${f('bankName')}</h1><div>Statement of Account &nbsp; (amounts in ${f('currency')})</div><br>` +
                formGrid(4, [
                  ['Customer', f('accountHolderName')],
                  ['A/c No.', f('accountNumber')],
                  ['Product', f('accountType')],
                  ['Home Branch', f('branchName')],
                  ['IFSC', f('ifsc')],
                  ['Period From', day('statementFrom', 'DD MMM YYYY')],
                  ['Period To', day('statementTo', 'DD MMM YYYY')],
                  ['Mobile', f('accountHolderPhone', `+91 ${t.phone.slice(3)}`)],
                  ['Opening Bal.', sum('openingBalance', 'lakh')],
                  ['Closing Bal.', sum('closingBalance', 'lakh')],
                  ['Avg. Daily Bal.', sum('averageBalance', 'lakh')],
                  ['Communication Address', f('accountHolderAddress')],
                ]) +
                '<br>'
              : `<b>${values.bankName}</b> &mdash; continued<br><br>`) +
            ruled(
              heads,
              part.map((row) => cells(row, 'DD-MM-YYYY', 'lakh')),
            ) +
            (at === pages.length - 1
              ? `<br>${around('bankSealPresent', roundSeal(random, `${values.bankName}<br>BRANCH SEAL`))}`
              : ''),
        ),
      );
    },
    'summary-columns': ({ f, day, sum }, { rows }, t) => {
      const css = `.page{font:9pt/1.4 'DejaVu Sans Mono';padding:16mm} th,td{font-size:7.4pt} h3{margin:0 0 3mm}`;
      const { home, locality, city, state, postcode } = t.address;
      const address = `${home}\n${locality}\n${city} ${postcode}\n${state}`;
      return drawing(
        css,
        ...inPages(rows).map(
          (part, at) =>
            (at === 0
              ? sideBySide(
                  `<b>${f('accountHolderName', `MR/MS ${t.name.toUpperCase()}`)}</b><br>
                  ${f('accountHolderAddress', address).replaceAll('\n', '<br>')}`,
                  `<h3>${f('bankName')}</h3>${lines(
                    [
                      ['Branch', f('branchName', `${city} Branch`)],
                      ['RTGS/NEFT IFSC', f('ifsc')],
                      ['Account', f('accountNumber')],
                      ['Scheme', f('accountType')],
                    ],
                    '34mm',
                  )}`,
                ) +
                `<p>Your transactions between ${day('statementFrom', 'D MMMM YYYY')} and ${day('statementTo', 'D MMMM YYYY')}</p>` +
                ruled(
                  ['Balance brought forward', 'Balance carried forward', 'Currency'],
                  [[sum('openingBalance', 'thousand'), sum('closingBalance', 'thousand'), f('currency')]],
                ) +
                '<br>'
              : '') +
            ruled(
              ['Value date', 'Remarks', 'Paid out', 'Paid in', 'Balance'],
              part.map((row) => cells(row, 'DD/MM/YY', 'thousand')),
            ),
        ),
      );
    },
  },
});
