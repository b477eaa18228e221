import { html } from '../../../html.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../parts/address.ts';
import { dayBefore } from '../../parts/day.ts';
import { emblem, face, scribble, roundSeal } from '../../parts/drawn-parts.ts';

export interface ClearanceFacts extends DocumentFacts {
  readonly person: Person;
  readonly country: string;
}

const relation = ({ sex, fatherName }: Person) => `${sex === 'M' ? 'S/O' : 'D/O'} ${fatherName}`;

// A passport office's certificate, with a picture under the seal.
const passportOffice: DocumentLayout<ClearanceFacts> = {
  name: 'passport-office',
  draw({ person, country, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd/mm/yyyy', 'd Month yyyy', 'dd-mm-yyyy']));
    const abroad = values.issuingOffice!.includes('Passport');
    return html(
      "<style>.page{font:11pt/1.7 'Noto Serif','Noto Sans Devanagari';padding:20mm 24mm}</style>\n",
      '<section class="page">',
      `<div style="text-align:center">${emblem('#333', 18)}<br>`,
      'भारत सरकार / GOVERNMENT OF ',
      `INDIA<br>${abroad ? 'विदेश मंत्रालय / Ministry of External Affairs' : 'गृह विभाग / Home Department'}`,
      `<br><b>${pen.f('issuingOffice', values.issuingOffice!)}</b></div>`,
      '<div style="display:flex;justify-content:space-between;margin-top:6mm">',
      `<span>${pick(['No.', 'PCC No.', 'Ref. No.', 'Certificate No.'])} `,
      `${pen.f('certificateNumber', values.certificateNumber!)}</span>`,
      `<span>${pick(['Date', 'Dated', 'Date of issue'])}: ${pen.f('issueDate', day)}</span></div>`,
      '<h2 style="text-align:center">',
      pick(['POLICE CLEARANCE CERTIFICATE', 'पुलिस क्लीयरेंस प्रमाणपत्र / POLICE CLEARANCE CERTIFICATE']),
      '</h2>',
      `<div style="float:right;margin:0 0 4mm 6mm">${face(pen.random, person.sex, 30, 38)}</div>`,
      '<p style="text-align:justify">This is to certify that there is no adverse information ',
      `against ${pick(['Mr./Mrs./Ms.', 'Shri/Smt./Kum.'])} `,
      `<b>${pen.f('name', person.fullName.toUpperCase())}</b>`,
      `, ${relation(person)}, holder of Indian passport ${pick(['No.', 'number', 'bearing number'])} `,
      `<b>${pen.f('passportNumber', person.passportNumber)}</b>`,
      ', ',
      'which would render him/her ineligible for the grant of travel facilities including a visa ',
      `for ${country}.</p>`,
      '<p>This certificate is valid for six months from the date of issue.</p>',
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal(abroad ? 'PASSPORT OFFICE' : 'POLICE')}<span>${scribble(pen.random)}<br>`,
      `for ${abroad ? 'Passport Officer' : 'Commissioner of Police'}</span></div></section>`,
    );
  },
};

// A city police's portal: particulars in a table.
const cityPolice: DocumentLayout<ClearanceFacts> = {
  name: 'city-police',
  draw({ person, country, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd-Mmm-yyyy', 'dd.mm.yyyy', 'dd/mm/yyyy']));
    const row = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:9.8pt/1.5 'DejaVu Sans'}table{width:100%;margin:5mm 0}",
      'td{border:.2mm solid #99a;padding:2mm 3mm}td:first-child{width:62mm;background:#eef1f8}',
      '.top{display:flex;gap:6mm;align-items:center;color:#1a2d6b}</style>\n',
      `<section class="page"><div class="top">${emblem('#1a2d6b', 18)}`,
      `<div><b style="font-size:14pt">${pen.f('issuingOffice', values.issuingOffice!)}</b><br>`,
      'Citizen Services · Character and Antecedents Verification</div></div>',
      '<h2 style="font-size:13pt">',
      pick([
        'Police Clearance Certificate',
        'Certificate of No Criminal Record',
        'Character / Police Clearance Certificate',
      ]),
      '</h2>',
      '<table>',
      row(
        pick(['Certificate number', 'Application / certificate no.', 'PCC reference']),
        pen.f('certificateNumber', values.certificateNumber!),
      ),
      row(pick(['Name of applicant', 'Name', 'Applicant']), pen.f('name', person.fullName)),
      row("Father's name", pen.esc(person.fatherName)),
      row(
        pick(['Passport no.', 'Passport number', 'Travel document no.']),
        pen.f('passportNumber', person.passportNumber),
      ),
      row('Address verified', pen.esc(wholeAddress(person.address))),
      row('Purpose', `Travel to ${country}`),
      `${row(pick(['Issued on', 'Date of issue', 'Issue date']), pen.f('issueDate', day))}</table>`,
      '<p>As per records of the police stations of the jurisdiction, ',
      'no criminal case is found registered against the applicant during the stay at the above address.</p>',
      `<div style="text-align:right">${scribble(pen.random)}<br>Assistant Commissioner of Police</div>`,
      '</section>',
    );
  },
};

export const policeClearanceCertificate: DocumentSpecimenKind<ClearanceFacts> = {
  category: 'Other',
  kind: 'Police clearance certificate',
  facts(random, person) {
    const { city } = person.address;
    const issueDate = dayBefore(random, '2026-03-01');
    return {
      person,
      country: random.pick(['Canada', 'Germany', 'New Zealand', 'France', 'Australia']),
      values: {
        certificateNumber: random.pick([
          `PCC/${random.digits(6)}/${issueDate.slice(0, 4)}`,
          `${city.slice(0, 2).toUpperCase()}${random.digits(13)}`,
          `C${random.digits(9)}`,
        ]),
        name: person.fullName,
        passportNumber: person.passportNumber,
        issuingOffice: random.pick([
          `Regional Passport Office, ${city}`,
          `${city} City Police`,
          `Office of the Commissioner of Police, ${city}`,
        ]),
        issueDate,
      },
    };
  },
  layouts: [passportOffice, cityPolice],
};
