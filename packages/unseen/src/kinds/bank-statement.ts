import type { Chance } from '../chance.ts';
import type { Kind } from '../facts/facts.types.ts';
import { banks } from '../facts/issuers.ts';
import { dayAfter, printAmount, printDate } from '../facts/printed.ts';
import type { Traveller } from '../facts/traveller.ts';

const payees = [
  'UPI/milk dairy',
  'POS fuel station',
  'NEFT rent',
  'ATM cash',
  'UPI/greens market',
  'Card grocer',
  'ECS mobile bill',
  'UPI/auto fare',
];

export function account(traveller: Traveller) {
  const bank = banks[traveller.seed.length % banks.length]!;
  return {
    bank,
    number: `${traveller.aadhaar.replaceAll(' ', '').slice(1, 6)}0${traveller.passport.slice(1)}`,
    ifsc: `${bank.code}00${traveller.passport.slice(2, 7)}`,
  };
}

function factsOf(traveller: Traveller, chance: Chance) {
  const { bank, number, ifsc } = account(traveller);
  const from = dayAfter(traveller.trip.from, -150);
  const to = dayAfter(from, chance.among([89, 91]));
  const opening = chance.whole(80_000, 900_000) + chance.whole(0, 99) / 100;
  let balance = opening;
  let [debits, credits] = [0, 0];
  const rows: string[][] = [];
  for (let day = chance.whole(0, 2); day < 89; day += chance.whole(1, 4)) {
    const isSalary = rows.length % 9 === 3;
    const amount = isSalary ? traveller.monthly * 0.9 : chance.whole(90, 5200) + chance.among([0, 0, 0.5]);
    balance += isSalary ? amount : -amount;
    if (isSalary) credits += amount;
    else debits += amount;
    const text = isSalary ? 'NEFT salary credit' : chance.among(payees);
    rows.push([
      dayAfter(from, day),
      text,
      isSalary ? '' : amount.toFixed(2),
      isSalary ? amount.toFixed(2) : '',
      balance.toFixed(2),
      chance.figures(8),
    ]);
  }
  return {
    facts: {
      accountHolderName: traveller.name.full,
      bankName: bank.name,
      branchName: traveller.home.city,
      ifsc,
      accountNumber: number,
      accountType: chance.among(['Savings', 'Salary', 'Current']),
      statementFrom: from,
      statementTo: to,
      openingBalance: opening.toFixed(2),
      closingBalance: balance.toFixed(2),
      currency: 'INR',
      accountHolderAddress: traveller.home.full,
      accountHolderPhone: traveller.phone,
      _debits: debits.toFixed(2),
      _credits: credits.toFixed(2),
      _customer: chance.figures(9),
      _line1: traveller.home.line1,
    },
    also: {
      branchName: [`${traveller.home.city} Branch`, `${traveller.home.city} Main Branch`],
      accountType: ['Savings Account', 'Salary Account', 'Current Account', 'Savings Bank', 'Savings Bank Account'],
    },
    rows,
  };
}

const dated = (rows: readonly (readonly string[])[], form: 'slash' | 'mon' | 'dash', money: 'indian' | 'plain') =>
  rows.map(([date = '', text = '', debit = '', credit = '', balance = '', reference = '']) => ({
    date: printDate(date, form),
    text,
    debit: debit && printAmount(debit, money),
    credit: credit && printAmount(credit, money),
    balance: printAmount(balance, money),
    reference,
  }));

export const bankStatement: Kind = {
  category: 'Proof of Funds',
  kind: 'Bank statement',
  factsOf,
  layouts: [
    {
      name: 'address-left-box-right',
      style: { font: 'arial', size: 9, dates: 'slash', ink: '123a6b' },
      draw(s) {
        s.head('{bankName}', { size: 17, isBold: true }).head('Statement of Account', {
          size: 10,
          after: 12,
          ink: '555555',
        });
        s.side(
          () =>
            s
              .p('{accountHolderName|upper}', { isBold: true, as: 'header', after: 1 })
              .p('{accountHolderAddress}', { as: 'header' })
              .p('Mob: {accountHolderPhone}', { as: 'header' }),
          () =>
            s.kv(
              [
                ['Customer ID', '{_customer}'],
                ['Account No', '{accountNumber}'],
                ['Product', '{accountType}'],
                ['Branch', '{branchName}'],
                ['IFSC', '{ifsc}'],
                ['Statement Period', '{statementFrom} to {statementTo}'],
              ],
              { isRuled: true, sep: '', labelW: 95 },
            ),
        );
        s.table(
          ['Txn Date', 'Particulars', 'Chq/Ref', 'Withdrawal', 'Deposit', 'Balance'],
          [
            ['', 'BALANCE B/F', '', '', '', '{openingBalance|indian}'],
            ...dated(s.rows, 'slash', 'indian').map((row) => [
              row.date,
              row.text,
              row.reference,
              row.debit,
              row.credit,
              row.balance,
            ]),
            ['', 'BALANCE C/F', '', '{_debits|indian}', '{_credits|indian}', '{closingBalance|indian}'],
          ],
          { shares: [1.1, 2.4, 1.1, 1.2, 1.2, 1.4], right: [3, 4, 5], fill: 'dbe6f3' },
        );
        s.p('This is a computer generated statement and does not require a signature.', { size: 7 });
      },
    },
    {
      name: 'summary-in-cells',
      style: { font: 'dejavuCondensed', size: 9.5, dates: 'mon', ink: '7a1f2b', margin: 42 },
      draw(s) {
        s.band('{bankName}', '7a1f2b').gap(4);
        s.cells(
          [
            [
              ['ACCOUNT HOLDER', '{accountHolderName|upper}', 2],
              ['ACCOUNT NUMBER', '{accountNumber}', 1.3],
            ],
            [
              ['MAILING ADDRESS', '{accountHolderAddress}', 2],
              ['BRANCH / IFSC', '{branchName} / {ifsc}', 1.3],
            ],
            [
              ['FROM', '{statementFrom}'],
              ['TO', '{statementTo}'],
              ['TYPE', '{accountType}'],
              ['CURRENCY', '{currency}'],
            ],
            [
              ['OPENING BALANCE', '{openingBalance|indian}'],
              ['TOTAL DEBITS', '{_debits|indian}'],
              ['TOTAL CREDITS', '{_credits|indian}'],
              ['CLOSING BALANCE', '{closingBalance|indian}'],
            ],
          ],
          { shade: 'f3e4e6' },
        );
        s.table(
          ['Date', 'Narration', 'Dr', 'Cr', 'Balance'],
          dated(s.rows, 'mon', 'indian').map((row) => [row.date, row.text, row.debit, row.credit, row.balance]),
          { shares: [1, 2.6, 1, 1, 1.2], right: [2, 3, 4], lines: 'rows', fill: 'f3e4e6' },
        );
      },
    },
    {
      name: 'branch-printer',
      style: { font: 'courier', size: 9, dates: 'dash', money: 'plain', margin: 36 },
      draw(s) {
        s.title('{bankName|upper}', { size: 12 }).p('BRANCH: {branchName|upper}      IFSC CODE: {ifsc}', {
          align: 'center',
          as: 'header',
        });
        s.rule();
        s.kv(
          [
            ['NAME', '{accountHolderName|upper}'],
            ['ADDRESS', '{accountHolderAddress|upper}'],
            ['A/C NO', '{accountNumber}'],
            ['SCHEME', '{accountType|upper}'],
            ['PHONE', '{accountHolderPhone}'],
          ],
          { labelW: 90 },
        );
        s.p('STATEMENT FOR THE PERIOD {statementFrom} TO {statementTo}   CURRENCY: {currency}', {
          as: 'header',
        }).rule();
        s.table(
          ['DATE', 'DETAILS', 'DEBIT', 'CREDIT', 'BALANCE'],
          [
            ['', 'OPENING BALANCE', '', '', '{openingBalance|plain}'],
            ...dated(s.rows, 'dash', 'plain').map((row) => [
              row.date,
              row.text.toUpperCase(),
              row.debit,
              row.credit,
              row.balance,
            ]),
          ],
          { shares: [1.2, 2.4, 1.1, 1.1, 1.3], right: [2, 3, 4], lines: 'none' },
        );
        s.rule().kv(
          [
            ['TOTAL DEBITS', '{_debits|plain}'],
            ['TOTAL CREDITS', '{_credits|plain}'],
            ['CLOSING BALANCE', '{closingBalance|plain}'],
          ],
          { labelW: 140 },
        );
      },
    },
    {
      name: 'letter-head-two-summaries',
      style: { font: 'notoSans', size: 8.5, dates: 'monSpace', ink: '0b6b4f' },
      draw(s) {
        s.side(
          () => s.head('{bankName}', { size: 15, isBold: true }),
          () => s.p('e-Statement\n{statementFrom} - {statementTo}', { align: 'right', as: 'header' }),
        );
        s.rule(1.6)
          .p('Dear {accountHolderName},', { as: 'prose' })
          .p('Here is your {accountType} account statement. Registered address: {accountHolderAddress}');
        s.table(
          ['Account', 'Branch', 'IFSC', 'Opening (INR)', 'Closing (INR)'],
          [['{accountNumber}', '{branchName}', '{ifsc}', '{openingBalance|indian}', '{closingBalance|indian}']],
          { shares: [1.4, 1.1, 1.1, 1.2, 1.2], fill: 'def0e9' },
        );
        s.p('Transactions', { isBold: true, ink: '0b6b4f' });
        s.table(
          ['Value date', 'Description', 'Amount', 'Dr/Cr', 'Running balance'],
          dated(s.rows, 'mon', 'indian').map((row) => [
            row.date,
            row.text,
            row.debit || row.credit,
            row.debit ? 'Dr' : 'Cr',
            row.balance,
          ]),
          { shares: [1, 2.5, 1, 0.5, 1.2], right: [2, 4], lines: 'head' },
        );
      },
    },
  ],
};
