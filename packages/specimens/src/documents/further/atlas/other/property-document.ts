import { html } from '../../../../html.ts';
import type { PropertyFacts } from '../../../kinds/other/property-document.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:14mm 15mm;font:9.5pt/1.5 'Noto Sans','Noto Sans Devanagari'}",
  '.top{display:flex;justify-content:space-between;font-size:8.5pt}',
  'h1{font-size:13pt;text-align:center;margin:5mm 0 1mm}.list{width:100%;margin-top:5mm}',
  '.list td{border:1px solid #666;padding:2.2mm 2.5mm;vertical-align:top}',
  '.list td:first-child{width:78mm}',
);

// The registry's index of a sale: numbered lines, the value before the place, the buyer late in the list.
export const propertyDocumentLayout: LayoutDesign<PropertyFacts> = {
  draw({ person, place, worth, area, dated, seller, values }, pen) {
    const bought = pen.date(dated, 'dd/mm/yyyy');
    const lines: readonly (readonly [string, string])[] = [
      ['Nature of document', 'Agreement to sell'],
      ['Consideration', pen.amount(Math.round(worth * 0.92), 'whole')],
      ['Market value (for a lease, state who pays the assessment)', pen.f('marketValue', pen.amount(worth, 'whole'))],
      ['Land measure, part and house number', printedAddress(pen, place, { field: 'propertyAddress', parts: false })],
      ['Area', `${area} sq. ft. built up`],
      ['Assessment or judi, when given', '–'],
      ['Party executing the document', pen.esc(seller)],
      ['Claimant / purchaser', `Name: ${pen.f('ownerName', person.fullName)}<br>PAN: ${person.pan}`],
      ['Date of execution', bought],
      ['Date of presentation', bought],
      ['Serial number, volume and page', pen.f('registrationNumber', values.registrationNumber!)],
      ['Stamp duty paid', pen.amount(Math.round(worth * 0.06), 'whole')],
      ['Remarks', 'Within municipal limits'],
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="top"><span>${bought}</span>`,
          `<span>Sub Registrar, ${pen.esc(place.city)} ${worth % 7}</span></div>\n`,
          '      <h1>सूची क्र. 2 &nbsp; INDEX II</h1>',
          `<div style="text-align:center">Village / town: ${pen.esc(place.city)}</div>\n`,
          '      ',
          '<table class="list">',
          lines.map(([label, value], at) => `<tr><td>(${at + 1}) ${label}</td><td>${value}</td></tr>`).join(''),
          '</table>',
          '\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;margin-top:9mm;',
          `align-items:flex-end">${squares(pen.random, 22)}`,
          `<div>${scribble(pen.random)}<br>True copy</div></div>`,
        ),
      )
    );
  },
};
