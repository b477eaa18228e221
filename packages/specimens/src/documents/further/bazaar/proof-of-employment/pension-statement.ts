import { html } from '../../../../html.ts';
import type { PensionFacts } from '../../../kinds/proof-of-employment/pension-statement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { faces, leader } from '../bazaar-parts.ts';

// A treasury voucher: leaders on the left for the pensioner, a joined table of the sums.
export const pensionStatementLayout: LayoutDesign<PensionFacts> = {
  draw(facts, pen) {
    const { values: v, person } = facts;
    const { pick } = pen.random;
    const sum = (value: number) => pen.amount(value, 'indian');
    const month = pen.date(facts.monthStart, 'd Month yyyy').slice(2);
    return html(
      `<style>.page{font:10pt/1.8 ${faces};padding:17mm 19mm}.s{width:100%;margin:5mm 0;line-height:1.4}`,
      '.s td,.s th{border:.3mm solid #444;padding:2mm 3mm}.s td:last-child{text-align:right}</style>\n',
      '<section class="page">',
      '<div style="text-align:center;line-height:1.5">',
      `<b style="font-size:13pt">${pen.f('issuingAuthority', v.issuingAuthority!.toUpperCase())}</b>`,
      `<br>${pick(['PENSION PAYMENT STATEMENT', 'MONTHLY PENSION SLIP', 'STATEMENT OF PENSION PAID'])} / `,
      'निवृत्तिवेतन विवरण<br>',
      `for the month of ${month}</div>`,
      '<div style="margin-top:4mm">',
      leader(
        pick(['P.P.O. No.', 'PPO Number', 'Pension Payment Order No.']),
        `<b>${pen.f('ppoNumber', v.ppoNumber!)}</b>`,
      ),
      leader(
        pick(['Name of pensioner', 'Pensioner', 'Shri / Smt.']),
        pen.f('pensionerName', person.fullName.toUpperCase()),
      ),
      leader('Address', pen.esc(facts.address.join(', ')), 20),
      leader(
        'Credited to',
        html(
          `${pen.esc(person.bank)} `,
          `A/c ${facts.account.replace(/^\d+(?=\d{4}$)/, (head) => 'X'.repeat(head.length))}`,
        ),
      ),
      '</div>',
      '\n',
      '<table class="s"><tr><th colspan="2">Credits</th><th colspan="2">Recoveries</th></tr>',
      `<tr><td>Basic pension</td><td>${sum(facts.basic)}</td><td>Commuted portion</td>`,
      `<td>${sum(facts.commuted)}</td></tr>`,
      `<tr><td>Dearness relief</td><td>${sum(facts.relief)}</td><td>Income tax</td><td>0.00</td></tr>`,
      '<tr><td colspan="3">',
      `<b>${pick(['Net pension payable', 'Net amount credited', 'Net pension for the month'])} (Rs.)</b>`,
      `</td><td><b>${pen.f('netPay', sum(facts.net))}</b></td></tr></table>`,
      '<p style="line-height:1.5">Life certificate to be furnished in November each year.</p>',
      `<p style="text-align:right;line-height:1.4">${scribble(pen.random)}<br>Treasury Officer</p>`,
      '</section>',
    );
  },
};
