import { html } from '../../../../html.ts';
import type { UtilityFacts } from '../../../kinds/proof-of-address/utility-bill.ts';
import { pairCells, sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { bars } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:15mm 16mm;font:9.5pt/1.45 'DejaVu Sans Condensed'}",
  '.cells{display:grid;grid-template-columns:repeat(4,1fr);background:#fdf3d8;border:1px solid #c90}',
  '.cells>div{padding:2.5mm 3mm;border-right:1px solid #c90}.label{font-size:7.5pt;color:#754}',
  '.value{font-weight:bold}.duo{display:flex;justify-content:space-between;margin:6mm 0}',
  '.table{width:96mm}.table td,.table th{border-bottom:1px solid #ddd;padding:1.6mm;text-align:left}',
  '.table td:last-child,.table th:last-child{text-align:right}',
  '.tear{border-top:1px dashed #333;margin-top:12mm;padding-top:4mm;font-size:8.5pt}',
);
const unit = { electricity: 'kWh', gas: 'SCM', water: 'kL', broadband: 'GB' } as const;

// A strip of boxes above, charges at the left, payer and address at the right; the company is on the part to tear off.
export const utilityBillLayout: LayoutDesign<UtilityFacts> = {
  draw({ person, utility, due, from, units, total, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd-Mmm-yyyy');
    const number = values.consumerNumber!;
    const fixed = Math.round(total * 15) / 100;
    const tax = Math.round(total * 9) / 100;
    const rows = [
      ['Fixed charge', pen.amount(fixed, 'indian')],
      [`Used ${units} ${unit[utility]}`, pen.amount(total - fixed - tax, 'indian')],
      ['Duty and taxes', pen.amount(tax, 'indian')],
      ['<b>To pay</b>', `<b>${pen.amount(total, 'rupee')}</b>`],
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div style="font-size:14pt;margin-bottom:4mm">Your ${pen.f('utilityType', utility)} bill</div>\n`,
          '      ',
          pairCells([
            ['K. No. / Service connection', pen.f('consumerNumber', number)],
            ['Dated', pen.f('billDate', day(values.billDate!))],
            ['Pay by', day(due)],
            ['For the time', `${day(from)} to<br>${day(values.billDate!)}`],
          ]),
          '\n',
          `      <div class="duo">${table(['What for', 'Rs.'], rows)}<div style="width:70mm">`,
          `<div class="label">Billed to</div><b>${pen.f('accountHolderName', person.fullName)}</b>`,
          '<br>',
          printedAddress(pen, person.address, { rows: [['building'], ['locality'], ['city', 'state', 'postcode']] }),
          '</div>',
          '</div>\n',
          '      ',
          '<p>Thank you for paying on time. Late payment costs 1.5 % a month. ',
          'Complaints are taken day and night.</p>',
          '\n',
          '      <div class="tear"><div style="display:flex;justify-content:space-between">',
          `<div><b>${pen.f('provider', values.provider!)}</b><br>Counterfoil: hand over with your payment</div>`,
          `<div>${bars(pen.random, 60, 10)}<br>${number} &nbsp; ${pen.amount(total, 'rupee')}</div></div></div>`,
        ),
      )
    );
  },
};
