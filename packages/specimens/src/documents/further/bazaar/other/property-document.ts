import { html } from '../../../../html.ts';
import type { PropertyFacts } from '../../../kinds/other/property-document.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { faces, numberedRows, rubber } from '../bazaar-parts.ts';

// Index II of the sub-registrar: numbered rows, Marathi in brackets.
export const propertyDocumentLayout: LayoutDesign<PropertyFacts> = {
  draw({ person, place, worth, area, dated, seller, values: v }, pen) {
    const { pick } = pen.random;
    const day = pen.date(dated, pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy']));
    const rows = numberedRows([
      ['विलेखाचा प्रकार / Type of document', pick(['Agreement to Sale', 'Sale Deed', 'Conveyance Deed'])],
      ['मोबदला / Consideration', pen.amount(worth * 0.96, 'slash')],
      [
        `बाजारभाव / ${pick(['Market Value', 'Market value as per ready reckoner', 'Valuation'])}`,
        pen.f('marketValue', pen.amount(worth, 'slash')),
      ],
      [
        `मिळकतीचे वर्णन / ${pick(['Property description and address', 'Situation of the property', 'Address of the property'])}`,
        printedAddress(pen, place, {
          field: 'propertyAddress',
          parts: false,
          rows: [
            ['building', 'locality', 'city'],
            ['state', 'postcode'],
          ],
        }),
      ],
      ['क्षेत्रफळ / Area', `${area} sq. ft.`],
      ['लिहून देणार / Executant (seller)', pen.esc(seller)],
      [
        `लिहून घेणार / ${pick(['Claimant (purchaser)', 'Purchaser', 'Owner / party taking'])}`,
        pen.f('ownerName', person.fullName),
      ],
      ['दस्तऐवज दिनांक / Date of execution', day],
      [
        `अनुक्रमांक / ${pick(['Registration No.', 'Document serial no. and year', 'Registered document No.'])}`,
        pen.f('registrationNumber', v.registrationNumber!),
      ],
      ['मुद्रांक शुल्क / Stamp duty', pen.amount(Math.round(worth * 0.06), 'slash')],
    ]);
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:15mm 17mm}.t{width:100%;margin:4mm 0}`,
      '.t td{border:.3mm solid #333;padding:2mm 2.5mm;vertical-align:top}.no{width:9mm}',
      '.label{width:74mm}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between"><span>${day}</span>`,
      '<b>',
      pick([
        'सूची क्र. 2 / INDEX - II',
        'INDEX II (Property register)',
        'Index No. II &ndash; Registration of documents',
      ]),
      '</b>',
      `<span>Sub-Registrar, ${pen.esc(place.city)}</span></div>`,
      '<p style="text-align:center">Office of the Inspector General of Registration and Controller of ',
      'Stamps</p>',
      `<table class="t">${rows}</table>`,
      '<p style="font-size:8.4pt">Extract given under section 57 of the Registration Act, 1908.</p>',
      '<div style="display:flex;',
      `justify-content:space-between">${rubber(pen.random, 'SUB-REGISTRAR<br>TRUE EXTRACT')}`,
      `<span>${scribble(pen.random)}<br>सह दुय्यम निबंधक</span></div></section>`,
    );
  },
};
