import type { PropertyFacts } from '../../kinds/property-document.ts';
import type { PaperLayout } from '../../paper-kind.types.ts';
import { addressLines, oneLine } from '../../parts/address.ts';
import { scribble, seal } from '../../parts/pictures.ts';

// A title extract after the English register: parts A, B and C with numbered entries, Hindi heads as in the north.
export const titleExtract: PaperLayout<PropertyFacts> = {
  name: 'title-extract',
  draw({ person, place, worth, area, dated, seller, values: v }, pen) {
    const pick = pen.random.pick;
    const home = addressLines(pen, place, { field: 'propertyAddress', parts: false, rows: oneLine });
    const money = pen.amount(worth, pick(['rupee', 'slash', 'inr']));
    const day = pen.date(dated, pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy']));
    const part = (letter: string, own: string, title: string, entries: readonly string[]) => `<h2>${letter}: ${own} / ${title}</h2><table>${entries.map((each, at) => `<tr><td class="a">${at + 1}</td><td class="a">(${day})</td><td>${each}</td></tr>`).join('')}</table>`; // prettier-ignore
    return `<style>.page{font:10.4pt/1.6 'Noto Serif','Noto Sans Devanagari';padding:18mm 20mm}h2{font-size:11pt;border-bottom:.4mm solid #333;margin:6mm 0 2mm}td{padding:1mm 2mm;vertical-align:top}.a{white-space:nowrap;color:#555}</style>
<section class="page"><div style="display:flex;justify-content:space-between"><b>${pick(['Official copy of register of title', 'Extract of record of rights', 'Certified extract: immovable property'])}</b><span>${pick(['Title number', 'Document regn. no.', 'Registration number'])} <b>${pen.f('registrationNumber', v.registrationNumber!)}</b></span></div><p>Sub-Registrar's Office, ${pen.esc(place.city)}. This copy shows the entries on the register on the day it was made.</p>
${part('A', 'सम्पत्ति', 'Property register', [`${pick(['The freehold premises situate at', 'Flat and undivided share of land at', 'The property known as'])} ${home}.`, `Built-up area ${area} sq. ft.`])}
${part('B', 'स्वामित्व', 'Proprietorship register', [`${pick(['PROPRIETOR', 'Registered owner', 'Title holder'])}: ${pen.f('ownerName', person.fullName)}.`, `${pick(['The value stated as at the date of registration was', 'Market value', 'Assessed market value of the property:'])} ${pen.f('marketValue', money)}.`, `Transferred by ${pen.esc(seller)}.`])}
${part('C', 'भार', 'Charges register', ['No charge or mortgage is entered.'])}<div style="display:flex;justify-content:space-between;align-items:end;margin-top:10mm">${seal('SUB REGISTRAR', '#3c3c8f')}<span>${scribble(pen.random)}<br>Sub-Registrar</span></div></section>`;
  },
};
