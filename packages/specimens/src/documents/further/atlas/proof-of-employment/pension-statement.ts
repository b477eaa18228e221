import { html } from '../../../../html.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { PensionFacts } from '../../../kinds/proof-of-employment/pension-statement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A credit advice: the month's sums in one line across, the order's number in a reference strip.
export const pensionStatementLayout: LayoutDesign<PensionFacts> = {
  draw(facts, { f, esc, date, amount }) {
    const { values, person, address } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const money = (value: number) => amount(value, 'indian');
    const month = date(facts.monthStart, 'd Month yyyy').slice(2);
    const line = table(
      ['Credited (net)', 'Basic pension', 'Add: D.R.', 'Less: commutation', 'For the month'],
      [
        [
          `<b>${v('netPay', money(facts.net))}</b>`,
          money(facts.basic),
          money(facts.relief),
          money(facts.commuted),
          month,
        ],
      ],
    );
    return html(
      style(
        ".page{font:10pt/1.5 'DejaVu Serif',serif;padding:22mm 17mm}",
        '.strip{display:flex;justify-content:space-between;border-top:.5mm solid #555;',
        'border-bottom:.5mm solid #555;padding:2mm 0;margin:5mm 0}',
        '.table{width:100%;margin:6mm 0}',
        '.table th{font-weight:normal;font-size:8.4pt;background:#f0ede4;border:.2mm solid #999;',
        'padding:1.6mm}',
        '.table td{border:.2mm solid #999;padding:2.4mm;text-align:center}h2{font-size:13pt;margin:0}',
      ),
      sheet(
        html(
          `<h2>Pension Credit Advice</h2><div>${v('issuingAuthority')}</div>`,
          `<div class="strip"><span>Pension Payment Order: ${v('ppoNumber')}</span>`,
          `<span>Credit A/c: XXXXXXX${facts.account.slice(-4)}</span></div>\n`,
          `<p>${v('pensionerName', person.fullName.toUpperCase())}<br>${address.map(esc).join('<br>')}</p>`,
          '<p>We advise that your pension has been credited to your account as detailed here (figures in ',
          `Rupees):</p>${line}`,
          '<p>The annual life certificate is to be given in November. Income tax, where due, ',
          'is recovered in the last quarter.</p>',
          '<p style="font-size:8.4pt">Computer printed advice; ',
          'queries may be addressed to the pension cell quoting the order number above.</p>',
        ),
      ),
    );
  },
};
