import { html } from '../../../../html.ts';
import type { BankStatementFacts } from '../../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, stamp, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A multinational bank's statement in British style: paid out, paid in, balance; the account summary in a panel at
// the right.
export const bankStatementLayout: LayoutDesign<BankStatementFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values: v, person, ledger, address } = facts;
    const pick = random.pick;
    const day = pick(['dd Mmm yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy'] as const);
    const variant = pick(['indian', 'western'] as const);
    const sum = (value: number) => (value > 0 ? amount(value, variant) : '');
    const money = (field: string) => f(field, amount(Number(v[field]), variant));
    const head = html(
      `<tr><th>Date</th><th class="d">${pick(['Details', 'Description', 'Payment type and details'])}</th>`,
      `<th>${pick(['Paid out', 'Money out', 'Withdrawn'])}</th>`,
      `<th>${pick(['Paid in', 'Money in', 'Received'])}</th><th>Balance</th></tr>`,
    );
    const row = (each: (typeof ledger.rows)[number]) =>
      html(
        `<tr><td>${date(each.date, day)}</td><td class="d">${esc(each.description)}</td>`,
        `<td class="n">${sum(each.debit)}</td><td class="n">${sum(each.credit)}</td>`,
        `<td class="n">${amount(each.balance, variant)}</td></tr>`,
      );
    const line = (label: string, shown: string) => `<div class="q"><span>${label}</span><span>${shown}</span></div>`;
    const panel = [
      line(pick(['Account number', 'Account', 'A/c number']), f('accountNumber', v.accountNumber!)),
      line(pick(['IFSC', 'Bank code (IFSC)', 'IFS code']), f('ifsc', v.ifsc!)),
      line('Branch', f('branchName', v.branchName!)),
      line(pick(['Product', 'Type of account', 'Account type']), f('accountType', v.accountType!)),
      line(pick(['Balance brought forward', 'Balance at start', 'Opening balance']), money('openingBalance')),
      line(pick(['Balance carried forward', 'Balance at end', 'Closing balance']), money('closingBalance')),
      line(pick(['Average daily balance', 'Average balance', 'Mean balance for the period']), money('averageBalance')),
      line('Currency', f('currency', v.currency!)),
    ].join('');
    const period = html(
      `${f('statementFrom', date(v.statementFrom!, 'd Month yyyy'))} `,
      `to ${f('statementTo', date(v.statementTo!, 'd Month yyyy'))}`,
    );
    const opening = html(
      `<div class="t"><div><b style="font-size:15pt;color:#7a1f1f">${f('bankName', v.bankName!)}</b>`,
      `<p style="margin-top:9mm">${f('accountHolderName', person.fullName)}`,
      `<br>${f('accountHolderAddress', address.join('\n'))}<br>`,
      `Tel. ${f('accountHolderPhone', person.phone)}</p></div>`,
      `<div class="p"><b>Your account at a glance</b>${panel}</div></div>`,
      `<h3>${pick(['Statement for', 'Your statement,', 'Transactions from'])} ${period}</h3>`,
    );
    const stamped = facts.sealed
      ? `<p>${stamp(random, around('bankSealPresent', `${esc(v.bankName!)}<br>BRANCH SEAL`))}</p>`
      : '';
    const pages = chunks(ledger.rows, 24, 38);
    return (
      style(
        ".page{font:8.4pt/1.35 'Noto Sans Display','Noto Sans'}.t{display:flex;justify-content:space-between}",
        '.p{width:82mm;background:#f6f1ee;padding:3mm}',
        '.q{display:flex;justify-content:space-between;padding:.5mm 0;border-bottom:.15mm solid #cbb}',
        'h3{font-size:11pt;margin:5mm 0 2mm}.g{width:100%}',
        '.g th{text-align:right;border-bottom:.5mm solid #7a1f1f;padding:1mm}',
        '.g td{padding:.9mm 1mm;border-bottom:.1mm solid #ddd;white-space:nowrap}',
        '.g .d{text-align:left;white-space:normal}.n{text-align:right}.g th:first-child{text-align:left}',
      ) +
      pages
        .map((rows, at) =>
          sheet(
            html(
              at === 0 ? opening : `<p>${esc(v.bankName!)} &nbsp; continued</p>`,
              `<table class="g">${head}`,
              `${rows.map(row).join('')}</table>`,
              at === pages.length - 1
                ? html(
                    '<p>End of statement. ',
                    `Please tell us within 14 days of any entry you do not recognise.</p>${stamped}`,
                  )
                : '',
              `<p style="text-align:center;font-size:7pt">Sheet ${at + 1} of ${pages.length}</p>`,
            ),
          ),
        )
        .join('')
    );
  },
};
