import { html } from '../../../html.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../parts/address.ts';
import { dayBefore } from '../../parts/day.ts';
import { emblem, scribble, roundSeal } from '../../parts/drawn-parts.ts';

export interface OtherFacts extends DocumentFacts {
  readonly person: Person;
}

interface Matter {
  readonly title: string;
  readonly issuers: readonly string[];
  readonly text: string;
}

// Documents of no category: only a note of their content is stored.
const matters: readonly Matter[] = [
  {
    title: 'Domicile Certificate',
    issuers: ['Office of the Tahsildar, {city}', 'District Magistrate, {city}'],
    text: '{name} is a permanent resident of the State of {state}.',
  },
  {
    title: 'Vaccination Certificate',
    issuers: ['Department of Public Health, {state}', '{city} Health Centre'],
    text: '{name} has received both doses of the yellow fever vaccine.',
  },
  {
    title: 'Membership Certificate',
    issuers: ['{city} Chamber of Commerce', 'Federation of Small Traders, {city}'],
    text: '{name} is a life member of this association in good standing.',
  },
  {
    title: 'Experience Certificate',
    issuers: ['{city} Sports Association', 'Rotary Youth Centre, {city}'],
    text: '{name} has volunteered with us for two seasons.',
  },
  {
    title: 'Character Certificate',
    issuers: ['Ward Office, {city}', 'Gram Panchayat, {city}'],
    text: '{name} bears a good moral character to the best of my knowledge.',
  },
  {
    title: 'Name Change Notification',
    issuers: ['Department of Printing and Publication, {state}', 'State Gazette Office, {state}'],
    text: 'The name of the applicant shall henceforth be {name}.',
  },
];

const certificate: DocumentLayout<OtherFacts> = {
  name: 'certificate',
  draw({ person, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd/mm/yyyy', 'd Month yyyy', 'dd-mm-yyyy']));
    return html(
      "<style>.page{font:12pt/1.8 'Noto Serif';padding:18mm}",
      '.f{border:1.2mm double #4a5a7a;padding:12mm;height:100%;text-align:center}</style>\n',
      `<section class="page"><div class="f">${emblem('#4a5a7a', 20)}`,
      `<h3>${pen.f('issuer', values.issuer!)}</h3>`,
      `<h1 style="font-size:19pt;margin:5mm 0">${pen.f('title', values.title!.toUpperCase())}</h1>`,
      `<p>${pick(['Certificate No.', 'No.', 'Serial No.', 'Document No.'])} `,
      `${pen.f('number', values.number!)}</p>`,
      `<p style="text-align:justify">${pick(['This is to certify that', 'It is hereby certified that'])}: `,
      `${pen.f('notes', values.notes!)}</p>`,
      `<p>Resident of ${pen.esc(wholeAddress(person.address))}.</p>`,
      `<p style="text-align:left">${pick(['Date', 'Issued on', 'Date of issue'])}: `,
      `${pen.f('issueDate', day)}</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('OFFICIAL SEAL')}<span>${scribble(pen.random)}<br>Authorised Officer</span></div></div>`,
      '</section>',
    );
  },
};

const memo: DocumentLayout<OtherFacts> = {
  name: 'memo',
  draw({ person, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd.mm.yyyy', 'dd Mmm yyyy', 'Month d, yyyy']));
    const row = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:10pt/1.5 'DejaVu Sans'}td{padding:2mm 4mm 2mm 0;vertical-align:top}",
      'td:first-child{color:#555;width:44mm}</style>\n',
      `<section class="page"><b style="font-size:13pt">${pen.f('title', values.title!)}</b><hr>`,
      `<table>${row(pick(['Issued by', 'Issuing body', 'Office']), pen.f('issuer', values.issuer!))}`,
      row(pick(['Document number', 'Ref. no.', 'File no.', 'Number']), pen.f('number', values.number!)),
      row(pick(['Issue date', 'Dated', 'Date of issue']), pen.f('issueDate', day)),
      row('Issued to', pen.esc(person.fullName)),
      `${row(pick(['Remarks', 'Notes', 'Particulars']), pen.f('notes', values.notes!))}</table>`,
      `<p style="margin-top:14mm">${scribble(pen.random)}<br>Signature</p></section>`,
    );
  },
};

export const otherDocument: DocumentSpecimenKind<OtherFacts> = {
  category: 'Other',
  kind: 'Other document',
  facts(random, person) {
    const matter = random.pick(matters);
    const filled = (text: string) =>
      text
        .replace('{city}', person.address.city)
        .replace('{state}', person.address.state)
        .replace('{name}', person.fullName);
    const issueDate = dayBefore(random, '2021-01-01');
    return {
      person,
      values: {
        title: matter.title,
        issuer: filled(random.pick(matter.issuers)),
        number: random.pick([
          `${random.letters(2)}/${random.digits(4)}/${issueDate.slice(0, 4)}`,
          random.digits(9),
          `${random.letters(3)}-${random.digits(6)}`,
        ]),
        issueDate,
        notes: filled(matter.text),
      },
    };
  },
  layouts: [certificate, memo],
};
