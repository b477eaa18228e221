import { html } from '../../../html.ts';
import { dayBetween, yearsLater } from '../../../calendar-days.ts';
import { mrzLines } from '../../../mrz.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Pen,
  Person,
} from '../../document-specimen-kind.types.ts';
import { enlarged, face, scribble, threads } from '../../parts/drawn-parts.ts';
import { zoneHtml } from '../../parts/zone-html.ts';

export interface PreviousPassportFacts extends DocumentFacts {
  readonly person: Person;
  readonly birthTown: string;
}

const zoneOf = ({ person, values }: PreviousPassportFacts): [string, string] =>
  mrzLines({
    documentCode: 'P',
    issuer: 'IND',
    nationality: 'IND',
    number: values.passportNumber!,
    surname: person.surname || person.givenNames,
    givenNames: person.surname ? person.givenNames : '',
    sex: person.sex,
    dateOfBirth: person.dateOfBirth,
    expiryDate: values.expiryDate!,
    personalNumber: '',
    emptyCheck: '<',
  });

const stamp = (pen: Pen, colour: string) =>
  html(
    `<div style="position:absolute;left:${pen.random.whole(34, 46)}mm;top:${pen.random.whole(64, 68)}mm;`,
    `transform:rotate(${pen.random.whole(-6, -2)}deg);border:.9mm solid ${colour};color:${colour};`,
    "font:700 15pt 'DejaVu Sans';padding:.6mm 3mm;opacity:.75;",
    'white-space:nowrap">',
    pen.f('cancelledStamp', pen.random.pick(['CANCELLED', 'CANCELLED', 'CANCELLED AND RETURNED'])),
    '</div>',
  );

// The data page of a booklet that was stamped when the new one was given out.
const stamped: DocumentLayout<PreviousPassportFacts> = {
  name: 'stamped',
  draw(facts, pen) {
    const { person, birthTown, values } = facts;
    const day = (iso: string) => pen.date(iso, 'dd/mm/yyyy');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    return html(
      "<style>.page{padding:30mm 30mm;font:8.6pt/1.25 'Noto Sans','Noto Sans Devanagari'}",
      '.p{position:relative;z-index:0;width:130mm;height:92mm;background:#eee8d8;border:.2mm solid #998;',
      'padding:3mm 5mm;overflow:hidden}',
      '.p small{font-size:5.4pt;color:#555}',
      '.g{display:grid;grid-template-columns:repeat(3,auto);gap:1.3mm 6mm}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.1,
        html(
          `<div class="p">${threads(pen.random, 130, 92, '#b79f6b')}`,
          '<b style="font-size:10pt">भारत गणराज्य &nbsp; REPUBLIC OF INDIA</b>',
          '<div style="display:flex;gap:4mm;margin-top:1mm">',
          `<div>${face(pen.random, person.sex, 30, 38)}<br>${scribble(pen.random, 28)}</div>`,
          `<div class="g">${cell('टाइप / Type', 'P')}${cell('राष्ट्र कोड / Country Code', 'IND')}`,
          cell('पासपोर्ट न. / Passport No.', pen.f('passportNumber', values.passportNumber!)),
          cell('उपनाम / Surname', person.surname.toUpperCase()),
          cell('दिया गया नाम / Given Name(s)', person.givenNames.toUpperCase()),
          `${cell('राष्ट्रीयता / Nationality', 'INDIAN')}${cell('लिंग / Sex', person.sex)}`,
          cell('जन्मतिथि / Date of Birth', day(person.dateOfBirth)),
          cell('जन्म स्थान / Place of Birth', birthTown.toUpperCase()),
          cell('जारी करने का स्थान / Place of Issue', pen.f('placeOfIssue', values.placeOfIssue!.toUpperCase())),
          cell('जारी करने की तिथि / Date of Issue', pen.f('issueDate', day(values.issueDate!))),
          `${cell('समाप्ति की तिथि / Date of Expiry', pen.f('expiryDate', day(values.expiryDate!)))}</div>`,
          `</div>${stamp(pen, '#7a1f3d')}`,
          `<div style="position:absolute;left:4mm;bottom:3mm">${zoneHtml(zoneOf(facts), '10.6pt')}</div>`,
          '</div>',
        ),
      ),
      '</section>',
    );
  },
};

// The observation page of the office that cancelled it, in sentences, beside the older page without labels in Hindi.
const endorsed: DocumentLayout<PreviousPassportFacts> = {
  name: 'endorsed',
  draw(facts, pen) {
    const { person, values } = facts;
    const variant = pen.random.pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const line = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{padding:20mm;font:9.4pt/1.5 'DejaVu Serif'}",
      '.p{position:relative;width:120mm;height:84mm;border:.3mm solid #667;background:#e4ebf3;padding:5mm}',
      '.p td{padding:.4mm 3mm .4mm 0}',
      '.o{margin-top:8mm;border:.3mm solid #667;width:120mm;padding:6mm}</style>\n',
      '<section class="page"><div class="p"><b>PASSPORT &nbsp; REPUBLIC OF INDIA</b>',
      '<div style="display:flex;gap:5mm">',
      `<table>${line('Passport No', pen.f('passportNumber', values.passportNumber!))}`,
      line('Name', pen.esc(person.fullName.toUpperCase())),
      line('Date of birth', day(person.dateOfBirth)),
      line(pen.random.pick(['Issued at', 'Place of issue']), pen.f('placeOfIssue', values.placeOfIssue!.toUpperCase())),
      line(pen.random.pick(['Issued on', 'Date of issue']), pen.f('issueDate', day(values.issueDate!))),
      line(
        pen.random.pick(['Valid until', 'Date of expiry', 'Expires on']),
        pen.f('expiryDate', day(values.expiryDate!)),
      ),
      `</table>${face(pen.random, person.sex, 26, 33)}</div>`,
      `<div style="position:absolute;left:4mm;bottom:3mm">${zoneHtml(zoneOf(facts), '9.6pt')}</div></div>`,
      '<div class="o"><b>OBSERVATIONS / टिप्पणी</b>',
      '<p>This passport has ',
      'been ',
      `${pen.f('cancelledStamp', pen.random.pick(['CANCELLED', 'cancelled and returned to the holder']))}. `,
      'The holder has been issued a new passport.</p>',
      `<p>Regional Passport Office ${scribble(pen.random)}</p></div></section>`,
    );
  },
};

export const previousPassport: DocumentSpecimenKind<PreviousPassportFacts> = {
  category: 'Passport',
  kind: 'Previous passport',
  facts(random, person) {
    const issueDate = dayBetween(random, '2006-02-01', '2015-12-20');
    return {
      person,
      birthTown: person.address.city,
      values: {
        passportNumber: random.letters(1, 'EFGHJKLMN') + random.digits(7),
        issueDate,
        expiryDate: yearsLater(issueDate, 10),
        placeOfIssue: random.pick(['Mumbai', 'Delhi', 'Chennai', 'Bengaluru', 'Kolkata', 'Lucknow', 'Ahmedabad']),
        cancelledStamp: 'true',
      },
    };
  },
  layouts: [stamped, endorsed],
};
