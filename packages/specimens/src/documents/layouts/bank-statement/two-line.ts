import { html } from '../../../html.ts';
import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

const css = style(
  '\n',
  "  .t { font: 8.6pt/1.3 'Noto Sans', sans-serif; padding: 0 0 13mm }\n",
  '  .t .band { background: #7a1f3d; color: #fff; padding: 6mm 12mm; display: flex; justify-content: ',
  'space-between; align-items: end }\n',
  '  .t .band b { font-size: 16pt; letter-spacing: .5px }\n',
  '  .t .body { padding: 4mm 12mm 0 }\n',
  '  .t .top { display: grid; grid-template-columns: 1fr 1fr; border: .5px solid #999 }\n',
  '  .t .top > div { padding: 3mm } .t .top > div + div { border-left: .5px solid #999 }\n',
  '  .t .rows { width: 100%; margin-top: 3mm; font-size: 7.6pt }\n',
  '  .t .rows th { border-bottom: 1px solid #7a1f3d; text-align: left; padding: 1mm }',
  ' .t .rows td { padding: 1mm; vertical-align: top; border-bottom: .3px dotted #aaa }\n',
  '  .t .rows td:first-child, .t .rows td:nth-child(4) { white-space: nowrap }\n',
  '  .t .rows td:nth-child(n+5) { text-align: right }\n',
  '  .t .sum { margin-top: 4mm; width: 100%; text-align: center }',
  ' .t .sum th, .t .sum td { border: .5px solid #999; padding: 1.2mm }\n',
);

const head = ({ values: v, person, address, customerId }: BankStatementFacts, { f, date, random }: Pen): string => {
  const say = random.pick([
    ['Account Branch', 'A/C Open Status', 'Account No', 'Statement From', 'To', 'RTGS/NEFT IFSC'],
    ['Branch', 'Scheme', 'A/C No.', 'From', 'To', 'IFSC Code'],
    ['Base Branch', 'Variant', 'Account number', 'Period', 'to', 'IFSC'],
  ] as const);
  const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
  return html(
    '<div class="top">',
    `<div>${f('accountHolderName', `${titleOf(person)} ${person.fullName}`.toUpperCase())}`,
    `<br>${f('accountHolderAddress', address.join('\n').toUpperCase())}<br><br>JOINT HOLDERS : -</div>\n`,
    '    ',
    `<div>${say[0]} : ${f('branchName', v.branchName!.toUpperCase())}<br>Cust ID : ${customerId}`,
    `<br>${say[2]} : <b>${f('accountNumber', v.accountNumber!)}</b><br>\n`,
    `    ${say[1]} : ${f('accountType', v.accountType!)}<br>${say[5]} : ${f('ifsc', v.ifsc!)}<br>`,
    `Phone no. : ${f('accountHolderPhone', v.accountHolderPhone!)}<br>`,
    `Currency : ${f('currency', 'INR')}</div></div>\n`,
    '    ',
    '<p>',
    `<b>${say[3]} : ${f('statementFrom', date(v.statementFrom!, day))} &nbsp; ${say[4]} `,
    `: ${f('statementTo', date(v.statementTo!, day))}</b>`,
    '</p>',
  );
};

function summary({ ledger, values: v }: BankStatementFacts, { f, amount, random }: Pen): string {
  const sum = (side: 'debit' | 'credit') =>
    amount(
      ledger.rows.reduce((total, row) => total + row[side], 0),
      'western',
    );
  const count = (side: 'debit' | 'credit') => String(ledger.rows.filter((row) => row[side] > 0).length);
  const opening = f('openingBalance', amount(ledger.opening, 'western'));
  const closing = f('closingBalance', amount(Number(v.closingBalance), 'western'));
  const names = [
    'Opening Balance',
    'Dr Count',
    'Cr Count',
    'Debits',
    'Credits',
    random.pick(['Closing Bal', 'Closing Balance']),
  ];
  return html(
    '<p style="margin:4mm 0 0"><b>STATEMENT SUMMARY :-</b></p>',
    table(names, [[opening, count('debit'), count('credit'), sum('debit'), sum('credit'), closing]], 'sum'),
  );
}

// A private bank's: debits and credits in columns, the narration broken over two lines.
export const twoLine: DocumentLayout<BankStatementFacts> = {
  name: 'two-line',
  draw(facts, pen) {
    const day = pen.random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const columns = pen.random.pick([
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ['Tran Date', 'Particulars', 'Chq No', 'Value Date', 'Debit', 'Credit', 'Balance'],
      [
        'Date',
        'Transaction Remarks',
        'Cheque Number',
        'Value Date',
        'Withdrawal Amount (INR)',
        'Deposit Amount (INR)',
        'Balance (INR)',
      ],
    ]);
    const sum = (value: number) => (value > 0 ? pen.amount(value, 'western') : '');
    const broken = (text: string) => text.replace(/^(.{22,}?[ /-])/, '$1\n');
    const pages = chunks(facts.ledger.rows, 22, 29);
    const band = `<div class="band"><b>${pen.f('bankName', facts.values.bankName!)}</b><span>Statement of account</span></div>`;
    const sheets = pages.map((rows, at) => {
      const cells = rows.map((row) => [
        pen.date(row.date, day),
        pen.esc(broken(row.description)).replace('\n', '<br>'),
        row.reference,
        pen.date(row.date, day),
        sum(row.debit),
        sum(row.credit),
        pen.amount(row.balance, 'western'),
      ]);
      const top = at === 0 ? head(facts, pen) : `Account No : ${facts.values.accountNumber}`;
      const end = at === pages.length - 1 ? summary(facts, pen) : '';
      return sheet(
        html(
          `${band}<div class="body">`,
          `<div style="text-align:right">Page No : ${at + 1}</div>${top}`,
          `${table(columns, cells, 'rows')}${end}</div>`,
        ),
        't',
      );
    });
    return css + sheets.join('');
  },
};
