import { html } from '../../../html.ts';
import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, pairRows, stamp, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

const css = style(`
  .d { font: 8.2pt/1.25 'DejaVu Sans', sans-serif }
  .d .bank { font-size: 14pt; font-weight: bold; color: #12306b }
  .d .hindi { font: 11pt 'Noto Sans Devanagari'; color: #12306b }
  .d .two { display: flex; justify-content: space-between; gap: 8mm; margin: 3mm 0 }
  .d .pairs td { padding: .4mm 1.2mm; vertical-align: top }
  .d .rows { width: 100%; margin-top: 2mm; font-size: 7.4pt }
  .d .rows th, .d .rows td { border: .3px solid #555; padding: .7mm 1mm; text-align: left; vertical-align: top }
  .d .rows th { background: #dde4f2 }
  .d .rows td:nth-child(n+5) { text-align: right; white-space: nowrap }
`);

function head(facts: BankStatementFacts, { f, date, amount, random }: Pen): string {
  const { values: v, person, ledger } = facts;
  const day = random.pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd Mmm yyyy'] as const);
  const left = pairRows([
    ['Account Name', f('accountHolderName', random.pick([`${titleOf(person)}. `, '']) + person.fullName.toUpperCase())],
    ['Address', f('accountHolderAddress', facts.address.join('\n').toUpperCase())],
    ['Date', date(facts.printedOn, day)],
    [random.pick(['Mobile No', 'Regd. Mobile', 'Phone']), f('accountHolderPhone', v.accountHolderPhone!)],
  ]);
  const right = pairRows([
    ['Account Number', f('accountNumber', v.accountNumber!)],
    [
      random.pick(['Account Description', 'Product', 'Type of Account']),
      f('accountType', v.accountType!.toUpperCase()),
    ],
    [random.pick(['Branch', 'Home Branch', 'Branch Name']), f('branchName', v.branchName!.toUpperCase())],
    ['CIF No.', facts.customerId],
    [random.pick(['IFS Code', 'IFSC', 'RTGS/NEFT IFSC']), f('ifsc', v.ifsc!)],
    ['MICR Code', facts.micr],
    ['Nomination Registered', facts.nominee ? 'Yes' : 'No'],
    ['Currency', f('currency', 'INR')],
  ]);
  const period = `${f('statementFrom', date(v.statementFrom!, day))} to ${f('statementTo', date(v.statementTo!, day))}`;
  return html(
    `<div class="bank">${f('bankName', v.bankName!.toUpperCase())}</div>`,
    '<div class="hindi">खाता विवरण / Statement of Account</div>\n',
    `    <div class="two">${left}${right}</div>\n`,
    '    ',
    '<div>',
    `${random.pick(['Opening Balance', 'Balance B/F', `Balance as on ${date(v.statementFrom!, day)}`])} `,
    `: ${f('openingBalance', amount(ledger.opening, 'indian'))}</div>`,
    '\n',
    '    ',
    '<div>',
    '<b>',
    random.pick(['Account Statement from', 'Statement of account for the period', 'Transactions from']),
    ` ${period}</b>`,
    '</div>',
  );
}

function foot({ values: v, ledger, sealed }: BankStatementFacts, { f, amount, random }: Pen): string {
  const total = (side: 'debit' | 'credit') => ledger.rows.reduce((sum, row) => sum + row[side], 0);
  return html(
    `<p>Total Debits : ${amount(total('debit'), 'indian')} &nbsp; `,
    `Total Credits : ${amount(total('credit'), 'indian')} &nbsp;\n`,
    `    <b>Closing Balance : ${f('closingBalance', amount(Number(v.closingBalance), 'indian'))}</b>`,
    ' CR</p>\n',
    '   ',
    ' ',
    sealed
      ? stamp(random, f('bankSealPresent', `${v.bankName}\nBranch Manager\nSeal & Signature`))
      : 'This is a computer generated statement and does not require a signature.',
  );
}

// A public bank's print: one amount column, Dr or Cr beside it.
export const dense: DocumentLayout<BankStatementFacts> = {
  name: 'dense',
  draw(facts, pen) {
    const day = pen.random.pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'ddMmmyy'] as const);
    const columns = ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Amount', 'Dr/Cr', 'Balance'];
    const pages = chunks(facts.ledger.rows, 32, 46);
    const sheets = pages.map((rows, at) => {
      const cells = rows.map((row) => [
        pen.date(row.date, day),
        pen.date(row.date, day),
        pen.esc(row.description),
        row.reference,
        pen.amount(row.debit || row.credit, 'indian'),
        row.debit ? 'DR' : 'CR',
        pen.amount(row.balance, 'indian'),
      ]);
      const top = at === 0 ? head(facts, pen) : `<b>A/c ${facts.values.accountNumber}</b> (continued)`;
      const end = at === pages.length - 1 ? foot(facts, pen) : '';
      return sheet(`${top}${table(columns, cells, 'rows')}${end}<p>Page ${at + 1} of ${pages.length}</p>`, 'd');
    });
    return css + sheets.join('');
  },
};
