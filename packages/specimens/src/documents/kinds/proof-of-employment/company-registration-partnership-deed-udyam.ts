import { html } from '../../../html.ts';
import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { pairRows, scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { someone } from '../../facts/person.ts';
import { workplaceOf, type Workplace } from '../../facts/workplace.ts';

export interface CompanyFacts extends DocumentFacts {
  readonly person: Person;
  readonly workplace: Workplace;
  readonly form: 'company' | 'llp' | 'udyam' | 'firm';
  readonly partner: string;
  readonly enterprise: string;
}

const forms = {
  company: {
    number: 'Corporate Identity Number',
    act: 'the Companies Act, 2013',
    ending: 'Private Limited',
    role: 'Director',
  },
  llp: {
    number: 'LLP Identification Number',
    act: 'the Limited Liability Partnership Act, 2008',
    ending: 'LLP',
    role: 'Designated Partner',
  },
  udyam: { number: 'Udyam Registration Number', act: 'the MSMED Act, 2006', ending: 'Enterprises', role: 'Proprietor' },
  firm: {
    number: 'Registration No. of Firm',
    act: 'the Indian Partnership Act, 1932',
    ending: '& Co.',
    role: 'Partner',
  },
} as const;

function factsOf(random: Random, person: Person): CompanyFacts {
  const form = random.pick(['company', 'llp', 'udyam', 'udyam', 'firm'] as const);
  const name = html(
    `${random.pick(['Godavari', 'Sanskriti', 'Northstar', 'Vasudha', 'Shrinath', 'Ekam'])} `,
    `${random.pick(['Agro', 'Digital', 'Handlooms', 'Packaging', 'Travels'])} ${forms[form].ending}`,
  );
  const workplace = workplaceOf(name);
  const number = {
    company: workplace.cin,
    llp: `AA${random.letters(1)}-${random.digits(4)}`,
    udyam: `UDYAM-${random.pick(['MH', 'KR', 'TN', 'DL', 'GJ'])}-${random.digits(2)}-${random.digits(7)}`,
    firm: `${random.letters(2)}/${random.digits(5)}/2018`,
  }[form];
  return {
    person,
    workplace,
    form,
    partner: someone(random),
    enterprise: random.pick(['Micro', 'Small']),
    values: {
      registrationNumber: number,
      employerName: name,
      designation: forms[form].role,
      employerAddress: workplace.address.join(', '),
      registrationDate: dayBetween(random, '2005-01-01', '2025-06-30'),
    },
  };
}

const certificate: DocumentLayout<CompanyFacts> = {
  name: 'certificate',
  draw(facts, { f, date, random }) {
    const { values: v, form, person } = facts;
    const day = random.pick(['dth Month yyyy', 'd Month yyyy'] as const);
    const { number, act } = forms[form];
    const title = {
      company: 'Certificate of Incorporation',
      llp: 'Certificate of Incorporation of LLP',
      udyam: 'Udyam Registration Certificate',
      firm: 'Certificate of Registration of Firm',
    }[form];
    return (
      style(
        ".kc { font: 11pt/1.6 'Noto Serif', 'Noto Serif Devanagari', serif }",
        ' .kc .frame { border: 6px double #6b4a1a; padding: 12mm; text-align: center }',
      ) +
      sheet(
        html(
          '<div class="frame"><b>भारत सरकार<br>GOVERNMENT OF INDIA</b>',
          `<p style="font-size:15pt"><b>${title}</b></p>\n`,
          '         ',
          `<p>I hereby certify that <b>${f('employerName', v.employerName!.toUpperCase())}</b>`,
          ` is registered on this ${f('registrationDate', date(v.registrationDate!, day))} under ${act}.</p>`,
          `<p>The ${number} of the concern is <b>${f('registrationNumber', v.registrationNumber!)}</b>.</p>\n`,
          '         ',
          '<p>',
          random.pick(['Registered office', 'Address of the place of business', 'Mailing address as per record']),
          `:<br>${f('employerAddress', facts.workplace.address.join('\n'))}</p>`,
          `<p>${f('designation', v.designation!)}: ${person.fullName}</p>`,
          `${stamp(random, 'REGISTRAR<br>Central Registration Centre')}</div>`,
        ),
        'kc',
      )
    );
  },
};

const tabular: DocumentLayout<CompanyFacts> = {
  name: 'tabular',
  draw(facts, { f, date, random }) {
    const { values: v, form, person } = facts;
    const { number, act } = forms[form];
    const day = random.pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    return (
      style(
        ".kt { font: 9.6pt/1.4 'Noto Sans', sans-serif }",
        ' .kt h1 { text-align: center; font-size: 14pt; color: #7a1f5c } .kt .pairs { width: 100% }',
        ' .kt .pairs td { border: .6px solid #7a1f5c; padding: 2mm }',
        ' .kt .pairs td:nth-child(2) { display: none }',
        ' .kt .label { width: 70mm; text-transform: uppercase; font-size: 8.4pt }',
      ) +
      sheet(
        `<h1>${form === 'udyam' ? 'UDYAM REGISTRATION CERTIFICATE<br>उद्यम पंजीकरण प्रमाणपत्र' : 'EXTRACT OF THE REGISTER'}</h1>${pairRows(
          [
            [number, f('registrationNumber', v.registrationNumber!)],
            [
              random.pick(['Name of enterprise', 'Name of business', 'Name of the concern']),
              f('employerName', v.employerName!),
            ],
            ['Type of enterprise', facts.enterprise],
            [random.pick(['Name of owner', 'Entrepreneur', 'Applicant']), person.fullName],
            [random.pick(['Capacity', 'Role', 'Status of applicant']), f('designation', v.designation!)],
            [
              random.pick(['Official address of enterprise', 'Registered office', 'Registered address']),
              f('employerAddress', facts.workplace.address.join(', ')),
            ],
            [
              random.pick(['Date of registration', 'Date of incorporation / registration', 'Registered on']),
              f('registrationDate', date(v.registrationDate!, day)),
            ],
          ],
        )}<p>Issued under ${act}. This is a computer generated statement.</p>`,
        'kt',
      )
    );
  },
};

const partnershipAgreement: DocumentLayout<CompanyFacts> = {
  name: 'deed',
  draw(facts, { f, date, random }) {
    const { values: v, person, form } = facts;
    return (
      style(`.kd { font: 11pt/1.65 'Noto Serif', serif; padding: 22mm 24mm }`) +
      sheet(
        html(
          '<p style="text-align:center"><b>DEED OF CONSTITUTION</b></p>',
          '<p>This deed is made and registered ',
          'on ',
          f('registrationDate', date(v.registrationDate!, random.pick(['dth Month yyyy', 'd Month yyyy'] as const))),
          ' ',
          `between ${person.fullName} of the first part and ${facts.partner} of the second part.</p>`,
          '\n',
          '         ',
          '<p>1. That the business shall be carried on in the name and style of ',
          `<b>M/s ${f('employerName', v.employerName!)}</b>.</p>`,
          '<p>2. ',
          `That the ${random.pick(['principal place of business', 'registered office'])} shall be `,
          `at ${f('employerAddress', facts.workplace.address.join(', '))}.</p>`,
          '\n',
          '         ',
          '<p>3. ',
          `That the party of the first part shall act as ${f('designation', v.designation!)} and both shall `,
          'share profits equally.</p>',
          `<p>4. ${forms[form].number}: ${f('registrationNumber', v.registrationNumber!)}.</p>`,
          `<div style="display:flex;gap:30mm">${scrawl(random)}${scrawl(random)}</div>`,
          '<p>First part &nbsp; Second part</p>',
        ),
        'kd',
      )
    );
  },
};

export const companyRegistration: DocumentSpecimenKind<CompanyFacts> = {
  category: 'Proof of Employment',
  kind: 'Company registration / partnership deed / Udyam',
  facts: factsOf,
  layouts: [certificate, tabular, partnershipAgreement],
};
