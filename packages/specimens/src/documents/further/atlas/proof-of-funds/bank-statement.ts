import { html } from '../../../../html.ts';
import { chunks, stamp, sheet, style, table } from '../../../printing/markup.ts';
import type { BankStatementFacts } from '../../../kinds/proof-of-funds/bank-statement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// One amount column with Dr/Cr in words, particulars last, the summary on the last page.
export const bankStatementLayout: LayoutDesign<BankStatementFacts> = {
  draw({ ledger, person, address, customerId, printedOn, sealed, values }, { f, around, esc, date, amount, random }) {
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (iso: string) => date(iso, 'dd Mmm yyyy');
    const money = (value: number) => amount(value, 'western');
    const sum = (of: 'debit' | 'credit') => ledger.rows.reduce((total, row) => total + row[of], 0);
    const cell = (label: string, value: string) => `<div><i>${label}</i>${value}</div>`;
    const head = html(
      `<div class="top"><b>${v('bankName', person.bank)}</b><span>Account Activity Report</span></div>\n`,
      `<div class="grid">${cell('Customer', v('accountHolderName', person.fullName.toUpperCase()))}`,
      cell('A/c No.', v('accountNumber', values.accountNumber!.replace(/^(\d{4})(\d{4})/, '$1 $2 '))),
      `${cell('Scheme', v('accountType'))}\n`,
      cell('Mailing address', v('accountHolderAddress', address.join('\n'))),
      `${cell('Home branch', v('branchName'))}${cell('RTGS / NEFT code (IFSC)', v('ifsc'))}\n`,
      cell('Mobile (registered)', v('accountHolderPhone', `${person.phone.slice(3, 8)} ${person.phone.slice(8)}`)),
      `${cell('Cust. ID', customerId)}${cell('A/c currency', v('currency'))}</div>`,
      '\n',
      `<p class="span">Activity between ${v('statementFrom', day(values.statementFrom!))} `,
      `and ${v('statementTo', day(values.statementTo!))}</p>`,
    );
    const titles = ['Txn date', 'Dr / Cr', 'Amount', 'Running balance', 'Particulars'];
    const forward = ['', '', '', v('openingBalance', money(ledger.opening)), '<b>BALANCE BROUGHT FORWARD</b>'];
    const rows = ledger.rows.map((row) => [
      day(row.date),
      row.credit > 0 ? 'Cr' : 'Dr',
      money(row.credit > 0 ? row.credit : row.debit),
      money(row.balance),
      esc(row.description),
    ]);
    const sheets = chunks([forward, ...rows], 32, 45);
    const foot = html(
      `<div class="sum">${cell('Total withdrawn', money(sum('debit')))}`,
      cell('Total deposited', money(sum('credit'))),
      cell('Average daily balance', v('averageBalance', money(ledger.average))),
      `${cell('Balance at end of period', v('closingBalance', money(Number(values.closingBalance))))}</div>`,
      '\n',
      sealed
        ? html(
            '<div class="seal">',
            around(
              'bankSealPresent',
              stamp(random, `${esc(person.bank)}<br>BRANCH MANAGER<br>${esc(values.branchName!)}`),
            ),
            '</div>',
          )
        : '<p class="note">System generated, no signature is required.</p>',
    );
    return html(
      style(
        ".page{font:8.2pt/1.3 'DejaVu Sans Condensed','DejaVu Sans';padding:11mm 13mm 12mm}",
        '.top{display:flex;justify-content:space-between;align-items:flex-end;',
        'border-bottom:1.2mm solid #0d5c54;padding-bottom:2mm}',
        '.top b{font-size:16pt;color:#0d5c54}\n',
        '.grid{display:grid;grid-template-columns:1.5fr 1fr 1.1fr;gap:2.4mm 6mm;margin-top:4mm}',
        '.grid i,.sum i{display:block;font-style:normal;font-size:6.8pt;color:#666}',
        '.span{background:#e4f1ef;padding:1.6mm 3mm;font-weight:bold}\n',
        '.table{width:100%}.table th{text-align:left;border-bottom:.4mm solid #0d5c54;padding:1mm 1.5mm}',
        '.table td{padding:1.05mm 1.5mm;border-bottom:.1mm solid #ccc;white-space:nowrap}',
        '.table td:nth-child(3),.table td:nth-child(4),.table th:nth-child(3),.table ',
        'th:nth-child(4){text-align:right}',
        '.table td:nth-child(5){white-space:normal;padding-left:5mm;font-size:7.6pt}\n',
        '.sum{display:flex;justify-content:space-between;border:.3mm solid #0d5c54;padding:2.5mm 4mm;',
        'margin-top:3mm;font-weight:bold}',
        '.seal{text-align:right;margin-top:5mm}.note{color:#666}',
        '.no{text-align:right;color:#666;margin:2mm 0 0;font-size:7pt}',
      ),
      sheets
        .map((part, at) =>
          sheet(
            html(
              `${at === 0 ? head : ''}${table(titles, part)}${at === sheets.length - 1 ? foot : ''}`,
              `<p class="no">Sheet ${at + 1} of ${sheets.length} · generated ${day(printedOn)}</p>`,
            ),
          ),
        )
        .join(''),
    );
  },
};
