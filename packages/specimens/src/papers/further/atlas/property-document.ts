import type { PropertyFacts } from '../../kinds/property-document.ts';
import { sheet, style } from '../../markup.ts';
import type { PaperLayout } from '../../paper-kind.types.ts';
import { addressLines } from '../../parts/address.ts';
import { scribble, squares } from '../../parts/pictures.ts';

const css = `.page{padding:14mm 15mm;font:9.5pt/1.5 'Noto Sans','Noto Sans Devanagari'}.top{display:flex;justify-content:space-between;font-size:8.5pt}h1{font-size:13pt;text-align:center;margin:5mm 0 1mm}.list{width:100%;margin-top:5mm}.list td{border:1px solid #666;padding:2.2mm 2.5mm;vertical-align:top}.list td:first-child{width:78mm}`;

// The registry's index of a deed: numbered lines, the worth before the place, the buyer late in the list.
export const registryIndex: PaperLayout<PropertyFacts> = {
  name: 'apart',
  draw({ person, place, worth, area, dated, seller, values }, pen) {
    const bought = pen.date(dated, 'dd/mm/yyyy');
    const lines: readonly (readonly [string, string])[] = [
      ['Nature of document', 'Agreement to sell'],
      ['Consideration', pen.amount(Math.round(worth * 0.92), 'whole')],
      ['Market value (for a lease, state who pays the assessment)', pen.f('marketValue', pen.amount(worth, 'whole'))], // prettier-ignore
      ['Land measure, part and house number', addressLines(pen, place, { field: 'propertyAddress', parts: false })],
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
      sheet(`<div class="top"><span>${bought}</span><span>Sub Registrar, ${pen.esc(place.city)} ${worth % 7}</span></div>
      <h1>सूची क्र. 2 &nbsp; INDEX II</h1><div style="text-align:center">Village / town: ${pen.esc(place.city)}</div>
      <table class="list">${lines.map(([label, value], at) => `<tr><td>(${at + 1}) ${label}</td><td>${value}</td></tr>`).join('')}</table>
      <div style="display:flex;justify-content:space-between;margin-top:9mm;align-items:flex-end">${squares(pen.random, 22)}<div>${scribble(pen.random)}<br>True copy</div></div>`)
    );
  },
};
