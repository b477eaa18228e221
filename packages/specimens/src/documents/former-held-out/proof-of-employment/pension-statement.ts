import { html } from '../../../html.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import { squares } from '../../parts/drawn-parts.ts';
import type { PensionFacts } from '../../kinds/proof-of-employment/pension-statement.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// A month's slip from the pensioners' portal.
export const pensionStatementLayout: LayoutDesign<PensionFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { person, address, basic, relief, commuted, net, monthStart, account } = facts;
    const month = date(monthStart, 'd Month yyyy').slice(2);
    const money = (value: number) => amount(value, 'indian');
    return html(
      style(
        ".page{font:10pt/1.55 'Noto Sans';padding:20mm 20mm}",
        '.top{text-align:center;background:#eef2ea;padding:4mm}.pairs{margin:5mm 0}',
        '.pairs td{padding:1.1mm 3mm 1.1mm 0;vertical-align:top}.pairs .label{width:52mm}.pay{width:100%}',
        '.pay td,.pay th{border:.25mm solid #8a9a7b;padding:2mm 3mm;text-align:left}',
        '.pay td:last-child,.pay th:last-child{text-align:right}',
      ),
      sheet(
        html(
          `<div class="top"><b style="font-size:14pt">${v('issuingAuthority')}</b><br>`,
          `Pension slip for the month of ${month}</div>\n`,
          pairRows([
            ['Name of pensioner', v('pensionerName', person.fullName.toUpperCase())],
            ['PPO No.', v('ppoNumber')],
            ['Type of pension', 'Superannuation'],
            ['Address', esc(address.join(', '))],
            ['Bank', esc(person.bank)],
            ['Credited to account', `XXXXXXX${account.slice(-4)}`],
          ]),
          '\n',
          table(
            ['Particulars', 'Amount (Rs.)'],
            [
              ['Basic pension', money(basic)],
              ['Dearness relief', money(relief)],
              ['Less: commuted portion', money(commuted)],
              ['<b>Net amount credited</b>', `<b>${v('netPay', money(net))}</b>`],
            ],
            'pay',
          ),
          '\n',
          '<p style="margin-top:8mm;font-size:8.6pt;color:#555">Submit the life certificate every November. ',
          `This slip is computer generated.</p>${squares(random, 20)}`,
        ),
      ),
    );
  },
};
