import { html } from '../../../html.ts';
import type { DocumentFacts, DocumentSpecimenKind, DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress, otherAddresses, wholeAddress, type Address } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore, later, yearsOn } from '../../parts/day.ts';
import { emblem, enlarged, face, scribble, threads } from '../../parts/drawn-parts.ts';

export interface LicenceFacts extends DocumentFacts {
  readonly name: string;
  readonly sex: 'M' | 'F';
  readonly father: string;
  readonly address: Address;
  readonly firstIssue: string;
  readonly blood: string;
  readonly numberShown: string;
  readonly office: string;
}

const codes: Readonly<Record<string, string>> = {
  Maharashtra: 'MH',
  Karnataka: 'KA',
  'Tamil Nadu': 'TN',
  Telangana: 'TS',
  'Andhra Pradesh': 'AP',
  Kerala: 'KL',
  Gujarat: 'GJ',
  Rajasthan: 'RJ',
  Delhi: 'DL',
  'Uttar Pradesh': 'UP',
  Punjab: 'PB',
  'West Bengal': 'WB',
  Assam: 'AS',
  Bihar: 'BR',
  Odisha: 'OD',
  Goa: 'GA',
  'Himachal Pradesh': 'HP',
  'Madhya Pradesh': 'MP',
};
const vehicles = [['MCWG', 'LMV'], ['LMV'], ['MCWG'], ['MCWOG', 'LMV-NT']] as const;

// The card of the Union's pattern: a band, a chip, label above value, the address on the back.
const chip: DocumentLayout<LicenceFacts> = {
  name: 'chip',
  draw(facts, pen) {
    const { values, address } = facts;
    const day = (iso: string) => pen.date(iso, 'dd-mm-yyyy');
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    const valid = pen.random.pick(['Validity (NT)', 'Valid Till', 'Validity(NT)', 'Valid Upto']);
    return html(
      "<style>.page{padding:26mm 40mm;font:7.6pt/1.25 'Noto Sans','Noto Sans Devanagari'}",
      '.card{position:relative;z-index:0;width:88mm;height:56mm;border:.2mm solid #666;border-radius:3mm;',
      'margin-bottom:12mm;padding:2mm 3mm;overflow:hidden;background:#f4efe3}',
      'small{font-size:5.4pt;color:#446}.g{display:grid;grid-template-columns:1fr 1fr;gap:1mm 3mm}',
      '.top{font-weight:700;background:#e5d3a4;margin:-2mm -3mm 1.5mm;padding:1.5mm 3mm;display:flex;',
      'gap:3mm;align-items:center}</style>',
      '\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.45,
        html(
          `<div class="card">${threads(pen.random, 88, 56, '#c9a24b')}`,
          `<div class="top">${emblem('#333', 7)}<span>Indian Union Driving Licence<br>`,
          `<small>Issued by ${pen.esc(address.state)}</small></span></div>`,
          '<div style="display:flex;gap:3mm">',
          `<div style="flex:1"><b style="font-size:9pt">${pen.f('licenceNumber', facts.numberShown)}</b>\n`,
          '<div class="g">',
          cell(pen.random.pick(['Issue Date', 'Date of Issue', 'Doi']), pen.f('issueDate', day(values.issueDate!))),
          cell(valid, pen.f('expiryDate', day(values.expiryDate!))),
          cell(
            pen.random.pick(['Date of Birth', 'Date Of Birth', 'DOB']),
            pen.f('dateOfBirth', day(values.dateOfBirth!)),
          ),
          `${cell('Blood Group', facts.blood)}</div>`,
          cell('Name', `<b>${pen.f('name', facts.name.toUpperCase())}</b>`),
          cell(facts.sex === 'F' ? 'Daughter/Wife of' : 'Son/Daughter/Wife of', facts.father.toUpperCase()),
          `${cell('Date of First Issue', day(facts.firstIssue))}</div>`,
          `<div>${face(pen.random, facts.sex, 20, 26)}<br>${scribble(pen.random, 20)}</div></div></div>\n`,
          `<div class="card"><b>${pen.f('licenceNumber', facts.numberShown)}</b><br><small>Address</small>`,
          `<br>${printedAddress(pen, address, { parts: false, capitals: true })}<br><br>`,
          '<table border="1" style="font-size:6pt">',
          '<tr><td>Vehicle Class</td><td>Code</td><td>Issued by</td><td>Date of issue</td>',
          '</tr>',
          pen.random
            .pick(vehicles)
            .map((code) =>
              html(
                `<tr><td>Light / two wheeler</td><td>${code}</td><td>${facts.office}</td>`,
                `<td>${day(facts.firstIssue)}</td></tr>`,
              ),
            )
            .join(''),
          '</table>',
          '<div style="position:absolute;right:4mm;bottom:2mm"><small>Licencing Authority</small>',
          `<br>${facts.office}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};

// A state's older laminated slip: sentences with dots, label and value on one line, everything on one side.
const slip: DocumentLayout<LicenceFacts> = {
  name: 'slip',
  draw(facts, pen) {
    const { values, address } = facts;
    const variant = pen.random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const number = pen.random.pick(['DL No.', 'D.L. No.', 'Licence No.', 'DL NO']);
    return html(
      "<style>.page{padding:30mm 36mm;font:8pt/1.5 'DejaVu Sans'}",
      '.card{width:104mm;height:68mm;border:.6mm double #225;padding:2mm 3mm;background:#e8f0fa}',
      '.top{text-align:center;font-weight:700}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.3,
        html(
          '<div class="card">',
          `<div class="top">THE UNION OF INDIA<br>${address.state.toUpperCase()} STATE MOTOR DRIVING `,
          'LICENCE</div>',
          '<div style="display:flex;justify-content:space-between">',
          `<div>${number} : <b>${pen.f('licenceNumber', facts.numberShown)}</b>`,
          ` &nbsp; DOI : ${pen.f('issueDate', day(values.issueDate!))}<br>`,
          `Valid Till : ${pen.f('expiryDate', day(values.expiryDate!))} (NT)<br>`,
          'AUTHORISATION TO DRIVE FOLLOWING CLASS OF VEHICLES THROUGHOUT INDIA<br>',
          `COV : ${pen.random.pick(vehicles).join(', ')} &nbsp; FIRST ISSUE : ${day(facts.firstIssue)}<br>`,
          `DOB : ${pen.f('dateOfBirth', day(values.dateOfBirth!))} &nbsp; BG : ${facts.blood}<br>`,
          `Name : ${pen.f('name', facts.name.toUpperCase())}<br>S/D/W of : ${facts.father.toUpperCase()}<br>`,
          'Add ',
          `: ${printedAddress(pen, address, { parts: false, capitals: true })}</div>`,
          `${face(pen.random, facts.sex, 20, 25)}</div>`,
          '<div style="text-align:right;font-size:6.5pt">Signature &amp; ',
          `ID of Issuing Authority : ${facts.office}</div>`,
          '</div>',
        ),
      ),
      '</section>',
    );
  },
};

export const drivingLicence: DocumentSpecimenKind<LicenceFacts> = {
  category: 'National ID',
  kind: 'Driving licence',
  facts(random, person) {
    const firstIssue = dayBefore(random, later(yearsOn(person.dateOfBirth, 18), '2008-01-01'), 400);
    const issueDate = random.chance(0.5) ? firstIssue : dayBefore(random, later(firstIssue, '2016-01-01'), 60);
    const state = codes[person.address.state] ?? 'MH';
    const office = `${state}${String(random.whole(1, 48)).padStart(2, '0')}`;
    const serial = `${firstIssue.slice(0, 4)}${random.digits(7)}`;
    return {
      name: person.fullName,
      sex: person.sex,
      father: person.fatherName,
      address: person.address,
      firstIssue,
      blood: random.pick(['O+', 'A+', 'B+', 'AB+', 'O-']),
      numberShown: random.pick([
        `${office} ${serial}`,
        `${office}${serial}`,
        `${office.slice(0, 2)}-${office.slice(2)}-${serial}`,
      ]),
      office,
      values: {
        licenceNumber: `${office}${serial}`,
        name: person.fullName,
        dateOfBirth: person.dateOfBirth,
        issueDate,
        expiryDate: daysLater(yearsOn(issueDate, 20), -1),
        address: wholeAddress(person.address),
      },
      also: {
        licenceNumber: [`${office.slice(0, 2)}-${office.slice(2)}-${serial}`, `${office} ${serial}`],
        address: otherAddresses(person.address),
      },
    };
  },
  layouts: [chip, slip],
};
