import { html } from '../../../../html.ts';
import type { PensionFacts } from '../../../kinds/proof-of-employment/pension-statement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem } from '../../../parts/drawn-parts.ts';
import { titleOf } from '../../../facts/person.ts';

// A disbursing office's monthly advice: Hindi and English, a double-ruled account with debit and credit sides.
export const pensionStatementLayout: LayoutDesign<PensionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person } = facts;
    const pick = random.pick;
    const month = date(facts.monthStart, 'd Month yyyy').replace('1 ', '');
    const money = (value: number) => amount(value, 'indian');
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:10pt/1.5 'Noto Sans','Noto Sans Devanagari';padding:18mm}",
      '.l{text-align:right;color:#555;padding:.8mm 4mm .8mm 0}.a{width:100%;margin:5mm 0}',
      '.a th{border-bottom:.5mm double #333;border-top:.5mm double #333;padding:1.6mm;text-align:left}',
      '.a td{padding:1.6mm;border-right:.2mm solid #999}.a td:nth-child(even){text-align:right}',
      '.net{border:.6mm solid #333;display:inline-block;padding:2.4mm 8mm;font-size:12pt}</style>\n',
      `<section class="page"><div style="display:flex;gap:5mm;align-items:center">${emblem('#444', 14)}`,
      `<div><b style="font-size:13pt">${f('issuingAuthority', v.issuingAuthority!)}</b><br>`,
      'पेंशन भुगतान सूचना ',
      `/ ${pick(['Pension payment advice', 'Advice of pension credited', 'Monthly pension statement'])}`,
      '</div>',
      '</div>',
      '<hr>',
      '<table>\n',
      row(
        pick(['Pensioner', 'Name of pensioner', 'Pension holder']),
        f('pensionerName', `${titleOf(person)} ${person.fullName}`),
      ),
      row(pick(['PPO', 'PPO No.', 'Pension Payment Order no.']), f('ppoNumber', v.ppoNumber!)),
      `${row('Month', month)}${row('Credited to account', `XXXXXXX${facts.account.slice(-4)}`)}`,
      `${row('Address', esc(facts.address.join(', ')))}</table>`,
      '\n',
      '<table class="a"><tr><th>Payable / देय</th><th>Rs.</th><th>Recoverable / कटौती</th><th>Rs.</th></tr>',
      `<tr><td>Basic pension</td><td>${money(facts.basic)}</td><td>Commuted portion</td>`,
      `<td>${money(facts.commuted)}</td></tr>`,
      `<tr><td>Dearness relief</td><td>${money(facts.relief)}</td><td>Income tax</td><td>${money(0)}</td>`,
      '</tr>',
      `<tr><td>Total</td><td>${money(facts.basic + facts.relief)}</td><td>Total</td>`,
      `<td>${money(facts.commuted)}</td></tr></table>\n`,
      `<div class="net">${pick(['Net amount paid', 'Net pension', 'Net payable'])}: Rs. `,
      `<b>${f('netPay', money(facts.net))}</b></div>`,
      '<p style="font-size:8.4pt;margin-top:8mm">The life certificate falls due every November. ',
      'Errors are to be reported to the paying branch within one month.</p>',
      '</section>',
    );
  },
};
