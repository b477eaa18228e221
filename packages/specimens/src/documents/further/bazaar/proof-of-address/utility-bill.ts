import { html } from '../../../../html.ts';
import type { UtilityFacts } from '../../../kinds/proof-of-address/utility-bill.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { bars } from '../../../parts/drawn-parts.ts';
import { faces } from '../bazaar-parts.ts';

const words = {
  electricity: [
    'વીજળી બિલ',
    ['ELECTRICITY BILL', 'BILL OF SUPPLY FOR ELECTRICITY', 'ENERGY BILL (ELECTRICITY)'],
    'kWh',
  ],
  gas: ['ગેસ બિલ', ['PIPED GAS BILL', 'NATURAL GAS BILL', 'GAS BILL'], 'SCM'],
  water: ['પાણી બિલ', ['WATER BILL', 'WATER CHARGES BILL', 'BILL FOR WATER SUPPLY'], 'kL'],
  broadband: ['બ્રોડબેન્ડ બિલ', ['BROADBAND BILL', 'INTERNET (BROADBAND) BILL', 'BROADBAND TAX INVOICE'], 'GB'],
} as const;

// A spot bill with a tear-off counterfoil: Gujarati and English labels in one grid.
export const utilityBillLayout: LayoutDesign<UtilityFacts> = {
  draw(facts, pen) {
    const { values: v, person, utility } = facts;
    const { pick } = pen.random;
    const [own, titles, unit] = words[utility];
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd-Mmm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    const address = printedAddress(pen, person.address, {
      rows: [['building'], ['locality', 'city'], ['state', 'postcode']],
    });
    const number = pick(['Consumer No.', 'Customer ID', 'Service No.']);
    return html(
      `<style>.page{font:9.8pt/1.45 ${faces};padding:15mm 17mm}table{width:100%}`,
      'td{border:.25mm solid #075985;padding:1.8mm 2.5mm;vertical-align:top}',
      'small{color:#075985;font-size:7.4pt}',
      '.cut{border-top:.4mm dashed #444;margin:8mm 0 4mm;text-align:center;font-size:7.6pt}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;background:#e0f2fe;',
      'padding:3mm 4mm;margin-bottom:3mm">',
      `<b style="font-size:13pt">${pen.f('provider', v.provider!)}</b><span style="text-align:right">${own}`,
      `<br><b>${pen.f('utilityType', pick(titles))}</b></span></div>\n`,
      '<table>',
      `<tr>${cell(`ગ્રાહક નંબર / ${number}`, `<b>${pen.f('consumerNumber', v.consumerNumber!)}</b>`)}`,
      cell(`બિલ તારીખ / ${pick(['Bill date', 'Date of bill', 'Billing date'])}`, pen.f('billDate', day(v.billDate!))),
      `${cell('છેલ્લી તારીખ / Due date', day(facts.due))}</tr>`,
      '<tr>',
      cell(
        `નામ / ${pick(['Name', 'Consumer name', 'Name of consumer'])}`,
        `<b>${pen.f('accountHolderName', person.fullName.toUpperCase())}</b>`,
        2,
      ),
      `${cell('Billing from', day(facts.from))}</tr>`,
      `<tr>${cell(`સરનામું / ${pick(['Address', 'Service address', 'Supply address'])}`, address, 2)}`,
      `${cell('Used', `${facts.units} ${unit}`)}</tr>`,
      `<tr>${cell('Tariff', 'Domestic / RGP')}${cell('Arrears', '0.00')}`,
      `${cell('કુલ રકમ / Net payable', `<b>${pen.amount(facts.total, 'rupee')}</b>`)}</tr>`,
      '</table>',
      '<p style="font-size:8pt">Delayed payment attracts interest. ',
      'For complaints ring the sub-division office between 10.30 and 18.00 hrs.</p>',
      '<div class="cut">&#9986; Counterfoil &ndash; to be retained by the collection centre</div><table>',
      `<tr>${cell(number, v.consumerNumber!)}${cell('Amount', pen.amount(facts.total, 'rupee'))}`,
      cell('Cheque / cash', ''),
      `<td>${bars(pen.random, 40, 8)}</td></tr></table></section>`,
    );
  },
};
