import { html } from '../../../../html.ts';
import type { PropertyFacts } from '../../../kinds/other/property-document.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress, oneLine } from '../../../parts/address.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';

// A title extract after the English register: parts A, B and C with numbered entries, Hindi heads as in the north.
export const propertyDocumentLayout: LayoutDesign<PropertyFacts> = {
  draw({ person, place, worth, area, dated, seller, values: v }, pen) {
    const pick = pen.random.pick;
    const home = printedAddress(pen, place, { field: 'propertyAddress', parts: false, rows: oneLine });
    const money = pen.amount(worth, pick(['rupee', 'slash', 'inr']));
    const day = pen.date(dated, pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy']));
    const part = (letter: string, own: string, title: string, entries: readonly string[]) =>
      html(
        `<h2>${letter}: ${own} / ${title}</h2>`,
        '<table>',
        entries
          .map((each, at) => `<tr><td class="a">${at + 1}</td><td class="a">(${day})</td><td>${each}</td></tr>`)
          .join(''),
        '</table>',
      );
    return html(
      "<style>.page{font:10.4pt/1.6 'Noto Serif','Noto Sans Devanagari';padding:18mm 20mm}",
      'h2{font-size:11pt;border-bottom:.4mm solid #333;margin:6mm 0 2mm}',
      'td{padding:1mm 2mm;vertical-align:top}.a{white-space:nowrap;color:#555}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between">',
      '<b>',
      pick([
        'Official copy of register of title',
        'Extract of record of rights',
        'Certified extract: immovable property',
      ]),
      '</b>',
      `<span>${pick(['Title number', 'Document regn. no.', 'Registration number'])} `,
      `<b>${pen.f('registrationNumber', v.registrationNumber!)}</b></span></div>`,
      `<p>Sub-Registrar's Office, ${pen.esc(place.city)}. `,
      'This copy shows the entries on the register on the day it was made.</p>',
      '\n',
      part('A', 'सम्पत्ति', 'Property register', [
        html(
          pick(['The freehold premises situate at', 'Flat and undivided share of land at', 'The property known as']),
          ` ${home}.`,
        ),
        `Built-up area ${area} sq. ft.`,
      ]),
      '\n',
      part('B', 'स्वामित्व', 'Proprietorship register', [
        html(
          `${pick(['PROPRIETOR', 'Registered owner', 'Title holder'])}: `,
          `${pen.f('ownerName', person.fullName)}.`,
        ),
        html(
          pick([
            'The value stated as at the date of registration was',
            'Market value',
            'Assessed market value of the property:',
          ]),
          ` ${pen.f('marketValue', money)}.`,
        ),
        `Transferred by ${pen.esc(seller)}.`,
      ]),
      `\n${part('C', 'भार', 'Charges register', ['No charge or mortgage is entered.'])}`,
      '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:10mm">',
      `${roundSeal('SUB REGISTRAR', '#3c3c8f')}<span>${scribble(pen.random)}<br>Sub-Registrar</span></div>`,
      '</section>',
    );
  },
};
