import { html } from '../../../html.ts';
import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, pairCells, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .r { font: 9pt/1.35 'Noto Serif', serif; color: #1b1b1b }\n",
  '  .r h1 { font-size: 20pt; font-weight: normal; margin: 0; color: #00504a }\n',
  '  .r .split { display: flex; justify-content: space-between; margin: 6mm 0 4mm }\n',
  '  .r .cells { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; border-top: ',
  '2px solid #00504a; border-bottom: 1px solid #00504a; padding: 3mm 0 }\n',
  '  .r .label { font-size: 7.2pt; color: #666 }\n',
  '  .r .rows { width: 100%; margin-top: 4mm; font-size: 8pt }',
  ' .r .rows th { text-align: left; border-bottom: 1px solid #333; padding: 1mm }\n',
  '  .r .rows td { padding: .9mm 1mm; vertical-align: top }',
  ' .r .rows tr:nth-child(even) td { background: #f2f6f5 }\n',
  '  .r .rows td:nth-child(n+3), .r .rows th:nth-child(n+3) { text-align: right }\n',
);

const head = ({ values: v, person, address }: BankStatementFacts, { f, date, amount, random }: Pen): string => {
  const cells = pairCells([
    [random.pick(['Account number', 'Account']), f('accountNumber', v.accountNumber!)],
    ['Sort / IFSC', f('ifsc', v.ifsc!)],
    [random.pick(['Product', 'Account type']), f('accountType', v.accountType!)],
    ['Currency', f('currency', 'INR')],
    [
      random.pick(['Balance at start', 'Previous balance', 'Start balance']),
      f('openingBalance', amount(Number(v.openingBalance), 'western')),
    ],
    [
      random.pick(['Balance at end', 'New balance', 'End balance']),
      f('closingBalance', amount(Number(v.closingBalance), 'western')),
    ],
    [
      random.pick(['Average balance', 'Average daily balance']),
      f('averageBalance', amount(Number(v.averageBalance), 'western')),
    ],
    ['Branch', f('branchName', v.branchName!)],
  ]);
  return html(
    '<div class="split">',
    `<div>${f('accountHolderName', person.fullName)}`,
    `<br>${f('accountHolderAddress', address.join('\n'))}</div>\n`,
    '    ',
    '<div style="text-align:right"><b>Your statement</b>',
    `<br>${f('statementFrom', date(v.statementFrom!, 'd Month yyyy'))} `,
    `– ${f('statementTo', date(v.statementTo!, 'd Month yyyy'))}</div>`,
    `</div>${cells}`,
  );
};

// As banks abroad print it: the balance once a day, carried from sheet to sheet.
export const running: DocumentLayout<BankStatementFacts> = {
  name: 'running',
  draw(facts, pen) {
    const { amount } = pen;
    const pages = chunks(facts.ledger.rows, 28, 38);
    const [paidOut, paidIn] = pen.random.pick([
      ['Paid out', 'Paid in'],
      ['Money out', 'Money in'],
      ['Payments', 'Receipts'],
    ] as const);
    let carried = facts.ledger.opening;
    const sheets = pages.map((rows, at) => {
      const line = (words: string) => ['', `<b>${words}</b>`, '', '', `<b>${amount(carried, 'western')}</b>`];
      const begin = line(at === 0 ? 'Balance brought forward' : 'Brought forward');
      const cells = rows.map((row) => [
        pen.date(row.date, 'dd Mmm yyyy'),
        pen.esc(row.description),
        row.debit ? amount(row.debit, 'western') : '',
        row.credit ? amount(row.credit, 'western') : '',
        amount(row.balance, 'western'),
      ]);
      carried = rows.at(-1)?.balance ?? carried;
      const close = line(at === pages.length - 1 ? 'Balance carried forward' : 'Carried forward');
      const title = `<h1>${pen.f('bankName', facts.values.bankName!)}</h1>`;
      const top = at === 0 ? title + head(facts, pen) : `${facts.values.accountNumber} · Sheet ${at + 1}`;
      return sheet(top + table(['Date', 'Details', paidOut, paidIn, 'Balance'], [begin, ...cells, close], 'rows'), 'r');
    });
    return css + sheets.join('');
  },
};
