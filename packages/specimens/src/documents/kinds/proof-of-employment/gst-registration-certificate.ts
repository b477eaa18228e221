import { html } from '../../../html.ts';
import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { pairCells, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { workplaceOf, type Workplace } from '../../facts/workplace.ts';

export interface GstFacts extends DocumentFacts {
  readonly person: Person;
  readonly workplace: Workplace;
  readonly reference: string;
  readonly officer: string;
}

function factsOf(random: Random, person: Person): GstFacts {
  const trade = html(
    `${random.pick(['Shree', 'New', 'Royal', 'Sai', 'Modern'])} `,
    `${random.pick(['Ganesh', 'Bharat', 'Lakshmi', 'Pioneer', 'Regal'])} `,
    random.pick(['Traders', 'Enterprises', 'Electricals', 'Sweets', 'Garments']),
  );
  const workplace = workplaceOf(trade);
  const constitution = random.pick(['Proprietorship', 'Proprietorship', 'Partnership', 'Private Limited Company']);
  const pan = constitution === 'Proprietorship' ? person.pan : workplace.pan;
  return {
    person,
    workplace,
    reference: `AA${workplace.stateCode}${random.digits(10)}${random.letters(1)}`,
    officer: random.pick(['R. Srinivasan', 'Anita Kulkarni', 'Deepak Rawat']),
    values: {
      gstin: `${workplace.stateCode}${pan}1Z${random.letters(1, '0123456789ABCDEFGHJK')}`,
      legalName:
        constitution === 'Proprietorship'
          ? person.fullName
          : `${trade}${constitution === 'Partnership' ? '' : ' Private Limited'}`,
      employerName: trade,
      constitution,
      employerAddress: workplace.address.join(', '),
      registrationDate: dayBetween(random, '2017-07-01', '2025-06-30'),
    },
  };
}

const numbered: DocumentLayout<GstFacts> = {
  name: 'numbered',
  draw(facts, { f, date, random }) {
    const { values: v, person } = facts;
    const lines: [string, string][] = [
      ['Legal Name', f('legalName', v.legalName!.toUpperCase())],
      [random.pick(['Trade Name, if any', 'Trade Name']), f('employerName', v.employerName!.toUpperCase())],
      ['Additional trade names, if any', ''],
      ['Constitution of Business', f('constitution', v.constitution!)],
      ['Address of Principal Place of Business', f('employerAddress', facts.workplace.address.join(', '))],
      ['Date of Liability', date(v.registrationDate!, 'dd/mm/yyyy')],
      [
        'Period of Validity',
        `From &nbsp; ${f('registrationDate', date(v.registrationDate!, 'dd/mm/yyyy'))} &nbsp; To &nbsp; Not Applicable`,
      ],
      ['Type of Registration', 'Regular'],
      ['Particulars of Approving Authority', facts.officer],
    ];
    return (
      style(
        ".gn { font: 9.6pt/1.35 'Noto Serif', 'Noto Serif Devanagari', serif }",
        ' .gn .top { text-align: center } .gn table { width: 100%; margin-top: 4mm }',
        ' .gn td { border: .6px solid #000; padding: 2mm; vertical-align: top }',
        ' .gn td:first-child { width: 9mm }',
      ) +
      sheet(
        html(
          '<div class="top"><b>भारत सरकार / Government of India</b><br><b>Form GST REG-06</b><br>',
          '[See Rule 10(1)]<br><b>Registration Certificate</b></div>',
          `<p>Registration Number : <b>${f('gstin', v.gstin!)}</b></p>\n`,
          '         ',
          '<table>',
          lines
            .map(
              ([words, value], at) =>
                `<tr><td>${at + 1}.</td><td style="width:62mm">${words}</td><td>${value}</td></tr>`,
            )
            .join(''),
          '</table>',
          `<p>Date of issue of Certificate: ${date(v.registrationDate!, 'dd/mm/yyyy')}</p>`,
          '<p style="font-size:8pt">Note: ',
          'The registration certificate is required to be prominently displayed at all places of business in ',
          'the State. ',
          `Proprietor / partner: ${person.fullName}</p>`,
        ),
        'gn',
      )
    );
  },
};

const portal: DocumentLayout<GstFacts> = {
  name: 'portal',
  draw(facts, { f, date, random }) {
    const { values: v } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd Mmm yyyy'] as const);
    return (
      style(
        ".gp { font: 10pt/1.4 'Noto Sans', sans-serif }",
        ' .gp h1 { background: #1d3f72; color: #fff; font-size: 12pt; padding: 3mm; margin: 0 }',
        ' .gp .cells { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; border: 1px solid #1d3f72; ',
        'padding: 4mm }',
        ' .gp .label { color: #1d3f72; font-size: 8pt } .gp .value { font-weight: bold }',
      ) +
      sheet(
        `<h1>Goods and Services Tax – Certificate of Registration / पंजीकरण प्रमाणपत्र</h1>${pairCells([
          [random.pick(['GSTIN', 'GSTIN / UIN', 'GST Registration No.']), f('gstin', v.gstin!)],
          ['Status', 'Active'],
          [random.pick(['Legal Name of Business', 'Legal name']), f('legalName', v.legalName!)],
          [random.pick(['Trade Name', 'Trade name / Business name']), f('employerName', v.employerName!)],
          [
            random.pick(['Effective Date of registration', 'Date of Registration', 'Registered with effect from']),
            f('registrationDate', date(v.registrationDate!, day)),
          ],
          ['Constitution of Business', f('constitution', v.constitution!)],
          ['Taxpayer Type', 'Regular'],
          ['ARN', facts.reference],
          [
            random.pick(['Principal Place of Business', 'Address of business']),
            f('employerAddress', facts.workplace.address.join('\n')),
          ],
        ])}<p style="font-size:8pt">Digitally signed certificate issued by the GST network. Signature valid.</p>`,
        'gp',
      )
    );
  },
};

export const gstCertificate: DocumentSpecimenKind<GstFacts> = {
  category: 'Proof of Employment',
  kind: 'GST registration certificate',
  facts: factsOf,
  layouts: [numbered, portal],
};
