import { html } from '../../../html.ts';
import { printedAddress, oneLine } from '../../parts/address.ts';
import { emblem, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { PropertyFacts } from '../../kinds/other/property-document.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// An extract of the registered sale, from the registration department's portal.
export const propertyDocumentLayout: LayoutDesign<PropertyFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { person, place, worth, area, dated, seller } = facts;
    return html(
      style(
        ".page{font:10.2pt/1.6 'Noto Sans';padding:18mm 18mm}.top{text-align:center}",
        '.pairs{width:100%;margin:5mm 0}',
        '.pairs td{border:.25mm solid #777;padding:2.2mm 2.6mm;vertical-align:top}',
        '.pairs td:nth-child(2){display:none}.pairs .label{width:66mm;background:#f4f1ea}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#6b4f1d')}<br>Government of ${esc(place.state)}<br>`,
          'Department of Registration and Stamps<br>',
          '<b style="font-size:13pt">INDEX OF REGISTERED DOCUMENT - SALE DEED</b></div>\n',
          pairRows([
            ['Document No.', v('registrationNumber')],
            ['Date of execution', date(dated, 'dd/mm/yyyy')],
            ['Name of seller', esc(seller)],
            ['Name of purchaser / owner', v('ownerName', person.fullName.toUpperCase())],
            ['Description of property', `Residential flat, ${area} sq. ft. built-up`],
            ['Property address', printedAddress(pen, place, { field: 'propertyAddress', parts: false, rows: oneLine })],
            ['Market valuation (Rs.)', v('marketValue', amount(worth, 'indian'))],
            ['Stamp duty paid (Rs.)', amount(Math.round(worth * 0.06), 'indian')],
            ['Registration fee (Rs.)', amount(30_000, 'indian')],
          ]),
          '\n',
          '<p>Certified to be a true extract from Index II of this office.</p>',
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:8mm">${ringSeal('SUB REGISTRAR OFFICE')}`,
          `<span>${scribble(random)}<br>Sub-Registrar, ${esc(place.city)}</span></div>`,
        ),
      ),
    );
  },
};
