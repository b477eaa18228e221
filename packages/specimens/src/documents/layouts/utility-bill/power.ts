import { html } from '../../../html.ts';
import type { UtilityFacts } from '../../kinds/proof-of-address/utility-bill.ts';
import { table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';
import { bars, squares } from '../../parts/drawn-parts.ts';

const hindi = { electricity: 'विद्युत बिल', gas: 'गैस बिल', water: 'जल बिल', broadband: 'ब्रॉडबैंड बिल' } as const;

// A supplier of the state: coloured head, particulars at the left, a box with what is due at the right, meter and
// charges in tables.
export const power: DocumentLayout<UtilityFacts> = {
  name: 'power',
  draw({ person, utility, due, from, units, total, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const money = (value: number) => pen.amount(value, 'indian');
    const colour = pick(['#1d5c8f', '#8f3a1d', '#2a7a46']);
    const last = pen.random.whole(3000, 9000);
    const number = pick([
      'Consumer No.',
      'Consumer Number',
      'CA No.',
      'K No.',
      'Service Connection No.',
      'Account No.',
    ]);
    const name = pick(['Consumer Name', 'Name', 'Name of Consumer', 'Customer Name']);
    return html(
      "<style>.page{font:9pt/1.45 'Noto Sans','Noto Sans Devanagari'}",
      `.top{background:${colour};color:#fff;padding:4mm;font-size:13pt;font-weight:700;display:flex;`,
      'justify-content:space-between}',
      '.two{display:flex;gap:6mm;margin:4mm 0}.two>div{flex:1;border:.2mm solid #999;padding:3mm}',
      '.table{width:100%;margin-top:3mm}',
      '.table td,.table th{border:.2mm solid #bbb;padding:1.4mm;text-align:left;font-size:8.4pt}',
      '.due td{padding:1mm 2mm}</style>\n',
      '<section class="page">',
      `<div class="top"><span>${pen.f('provider', values.provider!)}</span>`,
      `<span style="font-size:11pt">${hindi[utility]} / ${pen.f('utilityType', utility.toUpperCase())} `,
      'BILL</span>',
      '</div>',
      '<div class="two">',
      `<div>${number} : <b>${pen.f('consumerNumber', values.consumerNumber!)}</b><br>${name} : `,
      `<b>${pen.f('accountHolderName', person.fullName.toUpperCase())}</b>`,
      `<br>${pick(['Address', 'Supply Address', 'Billing Address', 'Premises'])} `,
      `: ${printedAddress(pen, person.address, { capitals: pen.random.chance(0.6) })}`,
      `<br>Mobile : ${person.phone.slice(-10).replace(/^.{6}/, 'XXXXXX')}</div>`,
      '<div><table class="due">',
      `<tr><td>${pick(['Bill Date', 'Date of Bill', 'Bill Issue Date', 'Invoice Date'])}</td><td>`,
      `<b>${pen.f('billDate', day(values.billDate!))}</b></td></tr>`,
      `<tr><td>Bill No.</td><td>${pen.random.digits(11)}</td></tr>`,
      `<tr><td>Billing Period</td><td>${day(from)} to ${day(values.billDate!)}</td></tr>`,
      `<tr><td>Due Date</td><td>${day(due)}</td></tr>`,
      `<tr><td>Amount Payable</td><td><b>₹ ${money(total)}</b></td></tr></table></div></div>`,
      table(
        ['Meter No.', 'Previous reading', 'Current reading', 'Units consumed'],
        [[pen.random.digits(8), String(last), String(last + units), String(units)]],
      ),
      table(
        ['Charges', 'Amount (₹)'],
        [
          ['Fixed charges', money(total * 0.1)],
          ['Consumption charges', money(total * 0.72)],
          ['Taxes and duty', money(total * 0.18)],
          ['Total', money(total)],
        ],
      ),
      '<p style="font-size:7.6pt">Subject to realisation. ',
      'Pay before the due date to avoid a surcharge of 1.25%.</p>',
      '<div style="display:flex;',
      `justify-content:space-between">${bars(pen.random, 70, 12)}${squares(pen.random, 24)}</div>`,
      '</section>',
    );
  },
};
