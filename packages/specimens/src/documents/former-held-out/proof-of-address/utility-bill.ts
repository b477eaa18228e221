import { html } from '../../../html.ts';
import { printedAddress } from '../../parts/address.ts';
import { bars } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type { UtilityFacts } from '../../kinds/proof-of-address/utility-bill.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The first page of a bill sent by email.
export const utilityBillLayout: LayoutDesign<UtilityFacts> = {
  draw(facts, pen) {
    const { f, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, utility, due, from, units, total, values } = facts;
    const words = {
      electricity: ['Electricity', 'kWh'],
      gas: ['Piped Gas', 'SCM'],
      water: ['Water', 'kL'],
      broadband: ['Broadband', 'GB'],
    }[utility];
    return html(
      style(
        ".page{font:9.8pt/1.55 'Noto Sans';padding:16mm 16mm}",
        '.top{display:flex;justify-content:space-between;border-bottom:.7mm solid #c2410c;',
        'padding-bottom:3mm}',
        '.two{display:flex;gap:10mm;margin:6mm 0}.two>div{flex:1}.pairs td{padding:1mm 3mm 1mm 0}',
        '.pairs .label{color:#555}.sum{width:100%}',
        '.sum td,.sum th{border:.2mm solid #ccc;padding:2mm 3mm;text-align:left}',
        '.sum td:last-child,.sum th:last-child{text-align:right}',
      ),
      sheet(
        html(
          `<div class="top"><b style="font-size:14pt;color:#c2410c">${v('provider')}</b>`,
          `<b>${v('utilityType', words[0])} Bill</b></div>`,
          '<div class="two">',
          `<div><b>${v('accountHolderName', person.fullName.toUpperCase())}</b>`,
          '<br>',
          printedAddress(pen, person.address, {
            rows: [['building', 'locality'], ['city'], ['district'], ['state', 'postcode']],
            before: { district: 'District ' },
          }),
          '</div>',
          '\n',
          '<div>',
          pairRows([
            [utility === 'broadband' ? 'Customer ID' : 'Service connection no.', v('consumerNumber')],
            ['Billed on', d('billDate', 'dd Mmm yyyy')],
            ['Billing period', `${date(from, 'dd Mmm yyyy')} - ${date(values.billDate!, 'dd Mmm yyyy')}`],
            ['Due date', date(due, 'dd Mmm yyyy')],
          ]),
          '</div>',
          '</div>\n',
          table(
            ['Description', 'Quantity', 'Amount (Rs.)'],
            [
              ['Fixed charges', '1', amount(total * 0.2, 'indian')],
              ['Usage charges', `${units} ${words[1]}`, amount(total * 0.65, 'indian')],
              ['Taxes and duty', '', amount(total * 0.15, 'indian')],
              ['<b>Total amount payable</b>', '', `<b>${amount(total, 'indian')}</b>`],
            ],
            'sum',
          ),
          '\n',
          '<p>Pay online or at any collection centre. ',
          `A surcharge applies after the due date.</p>${bars(random, 80, 10)}`,
        ),
      ),
    );
  },
};
