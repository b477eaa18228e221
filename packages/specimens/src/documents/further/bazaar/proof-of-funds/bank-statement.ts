import { html } from '../../../../html.ts';
import type { BankStatementFacts } from '../../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { arabic, faces, rubber } from '../bazaar-parts.ts';

const heads = [
  ['التاريخ', ['Date', 'Txn Date', 'Tran. Date']],
  ['البيان', ['Particulars', 'Details', 'Narration']],
  ['مدين', ['Withdrawal', 'Dr. Amount', 'Paid out']],
  ['دائن', ['Deposit', 'Cr. Amount', 'Paid in']],
  ['الرصيد', ['Balance', 'Running Balance', 'Balance (Cr)']],
] as const;

// A branch for customers who work in the Gulf: bilingual column headings, the account in joined cells.
export const bankStatementLayout: LayoutDesign<BankStatementFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, ledger, person } = facts;
    const { pick } = random;
    const day = pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy'] as const);
    const money = (value: number) => amount(value, 'indian');
    const stated = heads.map(([own, words]) => `<th>${arabic(own)}<br>${pick(words)}</th>`).join('');
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    const line = (row: BankStatementFacts['ledger']['rows'][number]) =>
      html(
        `<tr><td>${date(row.date, day)}</td><td>${esc(row.description)}</td>`,
        `<td>${row.debit > 0 ? money(row.debit) : ''}</td><td>${row.credit > 0 ? money(row.credit) : ''}</td>`,
        `<td>${money(row.balance)}</td></tr>`,
      );
    const grid = (rows: BankStatementFacts['ledger']['rows'], before: string) =>
      `<table class="g"><thead><tr>${stated}</tr></thead><tbody>${before}${rows.map(line).join('')}</tbody></table>`;
    const brought = html(
      `<tr><td></td><td><b>${pick(['Balance brought forward', 'Opening balance', 'B/F'])}</b></td><td></td>`,
      `<td></td><td>${f('openingBalance', money(ledger.opening))}</td></tr>`,
    );
    const head = html(
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<b style="font-size:15pt;color:#5b1a3a">${f('bankName', v.bankName!)}</b>`,
      `<span>${arabic('كشف حساب')} / `,
      `<b>${pick(['STATEMENT OF ACCOUNT', 'ACCOUNT STATEMENT', 'Customer Account Statement'])}</b></span>`,
      '</div>',
      '<table class="a">',
      '<tr>',
      cell(
        `${pick(['Account title', 'Customer name', 'Name'])} ${arabic('اسم العميل')}`,
        `<b>${f('accountHolderName', person.fullName.toUpperCase())}</b>`,
        2,
      ),
      cell(
        `${pick(['Account number', 'A/C No.', 'Account No.'])} ${arabic('رقم الحساب')}`,
        f('accountNumber', v.accountNumber!),
      ),
      '</tr>',
      `<tr>${cell('Mailing address', f('accountHolderAddress', facts.address.join(', ')), 2)}`,
      `${cell('Mobile', f('accountHolderPhone', v.accountHolderPhone!))}</tr>`,
      `<tr>${cell(pick(['Type of account', 'Product', 'Scheme']), f('accountType', v.accountType!))}`,
      cell('Branch / IFSC', `${f('branchName', v.branchName!)} / ${f('ifsc', v.ifsc!)}`),
      `${cell(`Currency ${arabic('العملة')}`, f('currency', 'INR'))}</tr>`,
      '<tr>',
      cell(
        pick(['Statement period', 'Period', 'For the period']),
        `${f('statementFrom', date(ledger.from, day))} to ${f('statementTo', date(ledger.to, day))}`,
      ),
      `${cell('Customer ID', facts.customerId)}${cell('Printed on', date(facts.printedOn, day))}</tr>`,
      '</table>',
    );
    const foot = html(
      '<table class="a" style="margin-top:3mm">',
      '<tr>',
      cell(
        pick(['Closing balance', 'Balance carried forward', 'Balance as at end of period']),
        `<b>${f('closingBalance', money(ledger.rows.at(-1)!.balance))}</b>`,
      ),
      cell(
        pick(['Average balance', 'Average daily balance', 'Avg. balance for the period']),
        f('averageBalance', money(ledger.average)),
      ),
      '</tr>',
      '</table>',
      facts.sealed
        ? rubber(
            random,
            f('bankSealPresent', `${v.bankName!.toUpperCase()}\n${v.branchName!.toUpperCase()} BRANCH\nVERIFIED`),
          )
        : '<p style="font-size:7.6pt">Computer generated; needs no signature.</p>',
    );
    const parts = chunks(ledger.rows, 24, 34);
    return html(
      style(
        `.gb{font:8.4pt/1.35 ${faces};padding:12mm}.gb .a{width:100%;margin:3mm 0}`,
        '.gb .a td{border:.25mm solid #5b1a3a;padding:1.2mm 2mm;vertical-align:top}',
        '.gb small{color:#777;font-size:6.8pt}.gb .g{width:100%}',
        '.gb .g th{background:#f3e9ee;border:.25mm solid #5b1a3a;padding:1mm}',
        '.gb .g td{border-left:.2mm solid #b99;border-right:.2mm solid #b99;padding:.8mm 1.5mm}',
        '.gb .g tr{border-bottom:.1mm solid #ddc}',
        '.gb .g td:nth-child(n+3){text-align:right;white-space:nowrap}',
        '.gb .g td:first-child{white-space:nowrap}',
      ),
      parts
        .map((rows, at) =>
          sheet(
            html(
              at === 0 ? head : `<p>${esc(v.bankName!)} &mdash; A/C ${v.accountNumber}</p>`,
              `${grid(rows, at === 0 ? brought : '')}${at === parts.length - 1 ? foot : ''}`,
              `<p style="text-align:right;font-size:7pt">Page ${at + 1} of ${parts.length}</p>`,
            ),
            'gb',
          ),
        )
        .join(''),
    );
  },
};
