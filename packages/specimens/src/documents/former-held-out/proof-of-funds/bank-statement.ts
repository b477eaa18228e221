import { html } from '../../../html.ts';
import { chunks, pairCells, pairRows, stamp, sheet, style, table } from '../../printing/markup.ts';
import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A statement downloaded from net banking.
export const bankStatementLayout: LayoutDesign<BankStatementFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, ledger, address, customerId, micr, printedOn, sealed, values } = facts;
    const money = (value: number) => (value ? amount(value, 'indian') : '');
    const lines = ledger.rows.map((row) => [
      date(row.date, 'dd-Mmm-yyyy'),
      esc(row.description),
      money(row.debit),
      money(row.credit),
      amount(row.balance, 'indian'),
    ]);
    const parts = chunks(lines, 22, 36);
    const grid = (rows: readonly (readonly string[])[]) =>
      table(['Txn Date', 'Particulars', 'Withdrawals', 'Deposits', 'Balance'], rows, 'grid');
    const own = pairRows([
      ['Account Name', v('accountHolderName', person.fullName.toUpperCase())],
      ['Address', v('accountHolderAddress', address.join('\n'))],
      ['Registered mobile', v('accountHolderPhone')],
      ['Customer ID', customerId],
    ]);
    const held = pairRows([
      ['Account Number', v('accountNumber')],
      ['Scheme', v('accountType')],
      ['Home branch', v('branchName')],
      ['IFSC Code', v('ifsc')],
      ['MICR', micr],
      ['Currency', v('currency')],
    ]);
    const sums = pairCells(
      [
        ['Balance brought forward', v('openingBalance', amount(Number(values.openingBalance), 'indian'))],
        ['Average balance', v('averageBalance', amount(Number(values.averageBalance), 'indian'))],
        ['Closing balance', v('closingBalance', amount(Number(values.closingBalance), 'indian'))],
      ],
      'sums',
    );
    const head = html(
      `<h1>${v('bankName')}</h1><b>Statement of Account</b>`,
      ` for the period ${d('statementFrom', 'dd/mm/yyyy')} to ${d('statementTo', 'dd/mm/yyyy')}`,
      `<div class="two">${own}${held}</div>${sums}`,
    );
    const foot = html(
      '<p>*** End of statement ***<br>',
      'Generated ',
      `on ${date(printedOn, 'dd/mm/yyyy')}</p>`,
      sealed
        ? around('bankSealPresent', stamp(random, `${esc(person.bank)}<br>BRANCH SEAL<br>Authorised Signatory`))
        : '',
    );
    return html(
      style(
        ".page{font:8.8pt/1.45 'Noto Sans';padding:13mm 13mm}",
        'h1{font-size:15pt;color:#7a1f3d;margin:0 0 2mm}',
        '.two{display:flex;justify-content:space-between;margin:3mm 0}',
        '.pairs td{padding:.4mm 1.5mm .4mm 0;vertical-align:top}',
        '.pairs .label{white-space:nowrap;color:#555}',
        '.sums{display:flex;justify-content:space-between;background:#f6eef1;padding:2mm 4mm;',
        'margin-bottom:3mm}',
        '.grid{width:100%;font-size:8pt}',
        '.grid th{background:#7a1f3d;color:#fff;padding:1mm 1.5mm;text-align:left}',
        '.grid td{border-bottom:.2mm solid #ccc;padding:.9mm 1.5mm}',
        '.grid td:nth-child(n+3),.grid th:nth-child(n+3){text-align:right;white-space:nowrap}',
        '.grid td:first-child{white-space:nowrap}',
      ),
      parts
        .map((rows, at) =>
          sheet(
            html(
              `${at ? '' : head}${grid(rows)}${at === parts.length - 1 ? foot : ''}`,
              `<p style="text-align:right">Page ${at + 1} of ${parts.length}</p>`,
            ),
          ),
        )
        .join(''),
    );
  },
};
