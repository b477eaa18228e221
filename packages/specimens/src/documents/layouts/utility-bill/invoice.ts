import { html } from '../../../html.ts';
import type { UtilityFacts } from '../../kinds/proof-of-address/utility-bill.ts';
import { pairCells } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';

const wordsFor = { electricity: 'Electricity', gas: 'Piped Gas', water: 'Water', broadband: 'Broadband' } as const;

// A private company's invoice: address as on an envelope, cells with the label above, much empty space.
export const invoice: DocumentLayout<UtilityFacts> = {
  name: 'invoice',
  draw({ person, utility, due, from, total, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd Mmm yyyy', 'd Month yyyy', 'Month d, yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cells = pairCells([
      [
        pick(['Customer ID', 'Account number', 'Customer number', 'Relationship no.', 'BP number']),
        pen.f('consumerNumber', values.consumerNumber!),
      ],
      [
        pick(['Statement date', 'Bill date', 'Invoice date', 'Date of issue']),
        pen.f('billDate', day(values.billDate!)),
      ],
      ['Bill period', `${day(from)} – ${day(values.billDate!)}`],
      ['Pay by', day(due)],
      ['Amount due', pen.amount(total, 'rupee')],
    ]);
    const whole = printedAddress(pen, person.address, {
      rows: [['building'], ['locality'], ['city'], ['state', 'postcode']],
    });
    return html(
      "<style>.page{font:9.6pt/1.5 'DejaVu Sans';padding:18mm}",
      '.cells{display:grid;grid-template-columns:3fr 3fr 4fr;gap:4mm;background:#f2f2f7;padding:4mm;',
      'margin:8mm 0;border-radius:2mm}',
      '.label{font-size:7pt;color:#666}.value{font-weight:700;font-size:9pt}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<b style="font-size:17pt;color:#5a2a82">${pen.f('provider', values.provider!)}</b>`,
      `<span>Your ${pen.f('utilityType', wordsFor[utility])} bill</span></div>`,
      `<div style="margin-top:14mm">${pick(['', 'Mr/Ms '])}${pen.f('accountHolderName', person.fullName)}`,
      `<br>${whole}</div>${cells}`,
      '<h3>What you are paying for</h3>',
      `<p>Monthly charges ........ ${pen.amount(total / 1.18, 'rupee')}<br>`,
      `IGST/CGST/SGST 18% ........ ${pen.amount(total - total / 1.18, 'rupee')}<br>`,
      `<b>Total ........ ${pen.amount(total, 'rupee')}</b></p>`,
      '<p>Registered office: Level 7, Crescent Towers, Airport Road, Bengaluru 560017. Queries: ',
      `care@${pick(['tarang', 'vayu', 'jal'])}.example · 1800 000 1234</p>`,
      '</section>',
    );
  },
};
