import { html } from '../../../../html.ts';
import type { UtilityFacts } from '../../../kinds/proof-of-address/utility-bill.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { bars } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);
const words = {
  electricity: ['विद्युत', 'Electricity', 'kWh'],
  gas: ['गैस', 'Piped gas', 'SCM'],
  water: ['जल', 'Water supply', 'kL'],
  broadband: ['ब्रॉडबैंड', 'Broadband', 'GB'],
} as const;

// A two-column bill: the consumer at the left below the state's language, account cells at the right, the sum in a
// band.
export const utilityBillLayout: LayoutDesign<UtilityFacts> = {
  draw({ person, utility, due, from, units, total, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(person.address.state);
    const [hindi, english, unit] = words[utility];
    const variant = pick(['dd-mm-yyyy', 'dd Mmm yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const);
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br><b>${shown}</b></div>`;
    const home = printedAddress(pen, person.address, {
      rows: [['building'], ['locality'], ['city'], ['state', 'postcode']],
    });
    return html(
      `<style>.page{font:9.6pt/1.45 'Noto Sans',${scripts};padding:0 0 10mm}`,
      '.h{background:#0c5a6b;color:#fff;padding:7mm 15mm;display:flex;justify-content:space-between;',
      'align-items:center}',
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:8mm;padding:6mm 15mm}',
      '.k{display:grid;grid-template-columns:1fr 1fr}.k>div{border:.2mm solid #9bb;padding:1.8mm 2.4mm}',
      'small{font-size:7.4pt;color:#566}',
      '.s{background:#f5d547;padding:4mm 15mm;display:flex;justify-content:space-between;font-size:13pt}',
      '.c{padding:5mm 15mm}.c table{width:100%}.c td{border-bottom:.2mm solid #bcc;padding:1.4mm 0}',
      '.c td:last-child{text-align:right}</style>\n',
      '<section class="page">',
      `<div class="h"><b style="font-size:14pt">${pen.f('provider', v.provider!)}</b>`,
      `<span>${hindi} बिल / ${pen.f('utilityType', english)} bill</span></div>`,
      '<div class="g">',
      `<div><small>${word('name')} / ${pick(['Consumer', 'Name of consumer', 'Billed to'])}</small><br>`,
      `<b>${pen.f('accountHolderName', pick([person.fullName, person.fullName.toUpperCase()]))}</b><br>`,
      `<small>पता / ${pick(['Supply address', 'Address', 'Service address'])}</small><br>${home}</div>`,
      '<div class="k">',
      cell(
        pick(['Consumer ID', 'Consumer No.', 'CA number', 'Customer account no.']),
        pen.f('consumerNumber', v.consumerNumber!),
      ),
      cell(pick(['Bill date', 'Date of bill', 'Billed on']), pen.f('billDate', pen.date(v.billDate!, variant))),
      cell('Bill period', `${pen.date(from, variant)} onwards`),
      `${cell('Pay by', pen.date(due, variant))}${cell('Used', `${units} ${unit}`)}`,
      `${cell('Tariff', 'Domestic')}</div>`,
      '</div>\n',
      `<div class="s"><span>देय राशि / Amount payable</span><b>${pen.amount(total, 'rupee')}</b></div>`,
      '<div class="c"><table>',
      `<tr><td>Charges for use</td><td>${pen.amount(total * 0.82, 'indian')}</td></tr>`,
      `<tr><td>Fixed charge and duty</td><td>${pen.amount(total * 0.18, 'indian')}</td></tr>`,
      `<tr><td>Arrears</td><td>0.00</td></tr></table><p>${bars(pen.random, 80, 9)}</p>`,
      '<p style="font-size:8pt">Pay at any counter, by post or online. Complaints: 1912.</p></div>',
      '</section>',
    );
  },
};
