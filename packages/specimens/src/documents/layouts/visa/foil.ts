import { html } from '../../../html.ts';
import type { VisaFacts } from '../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { enlarged, face, threads } from '../../parts/drawn-parts.ts';
import { visaZone, zoneHtml } from '../../parts/zone-html.ts';

// American style: labels above values in loose rows, month in letters without gaps, the number in red at the side.
export const foil: DocumentLayout<VisaFacts> = {
  name: 'foil',
  draw({ person, state, post, several, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd Mmm yyyy').replaceAll(' ', '').toUpperCase();
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    const entries = several ? pen.random.pick(['M', 'MULTIPLE']) : pen.random.pick(['ONE', 'SINGLE', '1']);
    const zone = visaZone(
      { ...person, code: 'VN', issuer: state.code, number: person.passportNumber, expiryDate: values.validUntil! },
      44,
    );
    const classLabel = pen.random.pick(['Visa Type /Class', 'Visa Class', 'Visa Type', 'Category']);
    const issue = pen.random.pick(['Issue Date', 'Date of Issue', 'Issued On']);
    const until = pen.random.pick(['Expiration Date', 'Valid Until', 'Expiry Date']);
    const from =
      state.code === 'USA'
        ? ''
        : cell(pen.random.pick(['Valid From', 'Effective Date']), pen.f('validFrom', day(values.validFrom!)));
    return html(
      "<style>.page{padding:30mm 22mm;font:9pt/1.25 'DejaVu Sans Condensed','DejaVu Sans'}",
      '.v{position:relative;z-index:0;width:130mm;height:88mm;border:.3mm solid #88a;background:#f3eef4;',
      'padding:3mm 4mm;overflow:hidden}',
      '.v small{font-size:5.6pt;color:#446}',
      '.g{display:grid;grid-template-columns:repeat(3,auto);gap:1.6mm 5mm}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.25,
        html(
          `<div class="v">${threads(pen.random, 130, 88, '#a58fc0')}`,
          "<div style=\"font:700 13pt 'Noto Serif';letter-spacing:.1em;",
          `margin-bottom:2mm">VISA &nbsp; ${pen.f('issuingCountry', state.name.toUpperCase())}</div>`,
          `<div style="display:flex;gap:4mm">${face(pen.random, person.sex, 32, 40)}`,
          `<div class="g">${cell('Issuing Post Name', post.toUpperCase())}`,
          cell('Control Number', `${values.issueDate!.slice(0, 4)}${person.passportNumber.slice(1)}0001`),
          '<div style="color:#b22;font-weight:700"><small>Visa Number</small>',
          `<br>${pen.f('visaNumber', values.visaNumber!)}</div>`,
          `\n${cell('Surname', (person.surname || 'FNU').toUpperCase())}`,
          cell('Given Name', (person.givenNames || 'FNU').toUpperCase()),
          cell(classLabel, pen.f('visaType', values.visaType!)),
          `${cell('Passport Number', person.passportNumber)}${cell('Sex', person.sex)}`,
          `${cell('Birth Date', day(person.dateOfBirth))}${cell('Nationality', 'INDIA')}`,
          cell('Entries', pen.f('entries', entries)),
          `${cell(issue, pen.f('issueDate', day(values.issueDate!)))}${from}`,
          cell(until, pen.f('validUntil', day(values.validUntil!))),
          cell('Annotation', pen.random.pick(['CLEARANCE RECEIVED', 'NOT VALID FOR WORK', 'SEE REVERSE'])),
          '</div>',
          '</div>',
          `<div style="position:absolute;left:4mm;bottom:3mm">${zoneHtml(zone, '10.4pt')}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};
