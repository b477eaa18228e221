import { html } from '../../../html.ts';
import type { UtilityFacts } from '../../kinds/proof-of-address/utility-bill.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';
import { bars } from '../../parts/drawn-parts.ts';

// The narrow slip of the spot-billing machine, typed in one column; labels and values in capitals.
export const slip: DocumentLayout<UtilityFacts> = {
  name: 'slip',
  draw({ person, utility, due, units, total, values }, pen) {
    const pick = pen.random.pick;
    const day = (iso: string) => pen.date(iso, 'dd/mm/yyyy');
    const line = (label: string, shown: string) => `<div><span class="l">${label}</span>: ${shown}</div>`;
    return html(
      "<style>.page{padding:12mm 50mm;font:10pt/1.5 'DejaVu Sans Mono'}",
      '.s{border-left:.2mm dashed #888;border-right:.2mm dashed #888;padding:4mm 5mm}',
      '.l{display:inline-block;width:34mm}hr{border:0;border-top:.3mm dashed #000}</style>\n',
      '<section class="page"><div class="s">',
      `<div style="text-align:center"><b>${pen.f('provider', values.provider!.toUpperCase())}</b>`,
      `<br>${pen.f('utilityType', utility.toUpperCase())} BILL CUM `,
      `NOTICE<br>${bars(pen.random, 60, 8)}</div>`,
      `<hr>${line(pick(['BILL DT', 'BILL DATE', 'DATE']), pen.f('billDate', day(values.billDate!)))}`,
      line('DUE DT', day(due)),
      line(pick(['CONS NO', 'CONSUMER NO', 'RR NO', 'CAN']), pen.f('consumerNumber', values.consumerNumber!)),
      line('NAME', pen.f('accountHolderName', person.fullName.toUpperCase())),
      `<div>${pick(['ADDR', 'ADDRESS'])} `,
      ':<br>',
      printedAddress(pen, person.address, {
        capitals: true,
        rows: [['building'], ['locality'], ['city'], ['state', 'postcode']],
      }),
      '</div>',
      `<hr>${line('CATEGORY', 'DOMESTIC')}${line('UNITS', String(units))}${line('ARREARS', '0.00')}`,
      line('NET AMT', pen.amount(total, 'plain')),
      '<hr><div style="text-align:center">THANK YOU</div></div></section>',
    );
  },
};
