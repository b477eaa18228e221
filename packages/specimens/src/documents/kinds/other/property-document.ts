import { html } from '../../../html.ts';
import { pairRows } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { printedAddress, oneLine, otherAddresses, wholeAddress, type Address } from '../../parts/address.ts';
import { dayBefore } from '../../parts/day.ts';
import { emblem, scribble, roundSeal } from '../../parts/drawn-parts.ts';

export interface PropertyFacts extends DocumentFacts {
  readonly person: Person;
  readonly place: Address;
  readonly worth: number;
  readonly area: number;
  readonly dated: string;
  readonly seller: string;
}

const field = { field: 'propertyAddress', parts: false } as const;

// The first page of a sale agreement: schedule and consideration in sentences.
const saleAgreement: DocumentLayout<PropertyFacts> = {
  name: 'sale-deed',
  draw({ person, place, worth, area, dated, seller, values }, pen) {
    const pick = pen.random.pick;
    const [owner, giver] = pick([
      ['purchaser', 'vendor'],
      ['buyer', 'seller'],
      ['vendee', 'vendor'],
    ]) as [string, string];
    return html(
      "<style>.page{font:11pt/1.75 'Noto Serif';padding:20mm 24mm;text-align:justify}</style>\n",
      '<section class="page">',
      '<div style="border:.8mm solid #6a2d5b;color:#6a2d5b;text-align:center;padding:5mm;',
      'font-weight:700">INDIA NON JUDICIAL<br>',
      'e-Stamp</div>',
      `<h2 style="text-align:center">${pick(['SALE DEED', 'DEED OF ABSOLUTE SALE', 'CONVEYANCE DEED'])}`,
      '</h2>',
      `<p>${pick(['Registration No.', 'Document No.', 'Regd. No.'])}: `,
      `<b>${pen.f('registrationNumber', values.registrationNumber!)}</b>`,
      ` &nbsp; Sub-Registrar, ${place.city}</p>`,
      `<p>This deed of sale is executed on ${pen.date(dated, 'dth Month yyyy')} by ${pen.esc(seller)} (the `,
      `"${giver}") in favour of ${pick(['Shri/Smt.', 'Mr./Ms.'])} `,
      `<b>${pen.f('ownerName', person.fullName)}</b> (the "${owner}").</p>`,
      `<p>Whereas the ${giver} has agreed to sell the schedule property, `,
      `being a residential flat of ${area} sq. ft. `,
      `situated at ${printedAddress(pen, place, { ...field, rows: oneLine })}, `,
      `for a total ${pick(['consideration of', 'sale price of', 'consideration amount of'])} `,
      `<b>${pen.f('marketValue', pen.amount(worth, pick(['slash', 'rupee'])))}</b>`,
      `, the receipt of which the ${giver} acknowledges, `,
      `the ${giver} hereby conveys the property absolutely to the ${owner}, free from encumbrances.</p>`,
      '<p>In witness whereof the parties have set their hands.</p>',
      `<div style="display:flex;justify-content:space-between"><span>${scribble(pen.random)}`,
      `<br>${giver.toUpperCase()}</span><span>${scribble(pen.random)}<br>${owner.toUpperCase()}</span>`,
      '</div></section>',
    );
  },
};

// A valuer's or the municipality's extract: label and value in a ruled list.
const extract: DocumentLayout<PropertyFacts> = {
  name: 'extract',
  draw({ person, place, worth, area, dated, values }, pen) {
    const pick = pen.random.pick;
    const rows = pairRows([
      [
        pick(['Registration number', 'Property ID / Regn. no.', 'Survey / registration no.', 'Assessment no.']),
        pen.f('registrationNumber', values.registrationNumber!),
      ],
      [
        pick(['Owner', 'Name of the owner', 'Registered owner', 'Owner as per records', 'Khatedar / owner']),
        pen.f('ownerName', person.fullName.toUpperCase()),
      ],
      [
        pick(['Property address', 'Location of property', 'Situated at', 'Address of the property']),
        printedAddress(pen, place, field),
      ],
      ['Type and area', `Residential, ${area} sq. ft.`],
      [
        pick(['Market value', 'Fair market value', 'Value as on date', 'Present market value']),
        pen.f('marketValue', pen.amount(worth, pick(['indian', 'rupee', 'inr', 'slash']))),
      ],
      ['Date', pen.date(dated, pick(['dd/mm/yyyy', 'dd-Mmm-yyyy']))],
    ]);
    return html(
      "<style>.page{font:10.4pt/1.55 'Noto Sans','Noto Sans Devanagari'}.pairs{width:100%;margin:5mm 0}",
      '.pairs td{padding:2.2mm;border:.2mm solid #9a8}.label{width:62mm}</style>\n',
      `<section class="page"><div style="display:flex;gap:5mm;align-items:center">${emblem('#454', 18)}`,
      `<div><b>${place.city} Municipal Corporation</b><br>संपत्ति कर विभाग / Property Department</div>`,
      '</div>',
      '<h2>',
      pick([
        'Property ownership certificate',
        'Property card extract',
        'Valuation certificate',
        'Extract of the property register',
      ]),
      `</h2>${rows}`,
      '<p>Issued on the basis of the records of this office; taxes are paid up to date.</p>',
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('PROPERTY DEPARTMENT', '#454')}<span>${scribble(pen.random)}<br>Assessor</span></div>`,
      '</section>',
    );
  },
};

export const propertyDocument: DocumentSpecimenKind<PropertyFacts> = {
  category: 'Other',
  kind: 'Property document',
  facts(random, person) {
    const dated = dayBefore(random, '2012-01-01', 120);
    const worth = random.whole(180, 2400) * 10_000;
    return {
      person,
      place: person.address,
      worth,
      area: random.whole(480, 2400),
      dated,
      seller: random.pick(['Suvarna Builders Pvt. Ltd.', 'Harmony Constructions', 'Vastu Developers LLP']),
      values: {
        ownerName: person.fullName,
        propertyAddress: wholeAddress(person.address),
        registrationNumber: random.pick([
          `${random.digits(4)}/${dated.slice(0, 4)}`,
          `${random.letters(3)}${random.whole(1, 9)}-${random.digits(5)}-${dated.slice(0, 4)}`,
          random.digits(10),
        ]),
        marketValue: String(worth),
      },
      also: { propertyAddress: otherAddresses(person.address) },
    };
  },
  layouts: [saleAgreement, extract],
};
