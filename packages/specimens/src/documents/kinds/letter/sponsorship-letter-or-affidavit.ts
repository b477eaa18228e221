import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, someone, titleOf } from '../../facts/person.ts';

export interface SponsorshipFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly address: readonly string[];
  readonly sponsorFather: string;
  readonly occupation: string;
  readonly amount: number;
  readonly stampNumber: string;
}

function factsOf(random: Random, person: Person): SponsorshipFacts {
  const journey = journeyOf(person);
  const relationship = random.pick(['father', 'father', 'mother', 'uncle', 'brother']);
  const name = { father: person.fatherName, mother: person.motherName }[relationship] ?? someone(random, 'M');
  const amount = random.whole(3, 40) * 50_000;
  const address = addressLines(person);
  return {
    person,
    journey,
    address,
    sponsorFather: someone(random, 'M'),
    occupation: random.pick([
      'Chartered Accountant',
      'Government servant',
      'Business',
      'Retired Bank Officer',
      'Medical Practitioner',
    ]),
    amount,
    stampNumber: `IN-${person.address.state.slice(0, 2).toUpperCase()}${random.digits(14)}${random.letters(1)}`,
    values: {
      sponsorName: name,
      sponsorRelationship: relationship,
      sponsorAddress: address.join(', '),
      sponsorPhone: `+91${random.pick(['98', '94', '70'])}${random.digits(8)}`,
      sponsorAmount: String(amount),
      letterDate: daysLater(journey.from, -random.whole(15, 70)),
    },
  };
}

const child = ({ sex }: Person) => (sex === 'M' ? 'son' : 'daughter');

const affidavit: DocumentLayout<SponsorshipFacts> = {
  name: 'affidavit',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dth Month yyyy', 'dd/mm/yyyy', 'd Month yyyy'] as const);
    const address = f('sponsorAddress', facts.address.join(', '));
    const relation = f('sponsorRelationship', v.sponsorRelationship!);
    return (
      style(
        ".af { font: 11pt/1.6 'Noto Serif', serif; padding: 14mm 24mm }",
        ' .af .stamp { border: 3px double #2a6b3c; color: #2a6b3c; padding: 4mm; text-align: center; ',
        'margin-bottom: 6mm }',
        ' .af li { margin-bottom: 2mm }',
      ) +
      sheet(
        html(
          `<div class="stamp"><b>INDIA NON JUDICIAL</b><br>Government of ${person.address.state} · e-Stamp<br>`,
          `Certificate No. ${facts.stampNumber} · Rs. 100</div>`,
          '<p style="text-align:center">',
          '<b>',
          random.pick(['AFFIDAVIT OF SPONSORSHIP', 'SPONSORSHIP AFFIDAVIT', 'AFFIDAVIT OF FINANCIAL SUPPORT']),
          '</b>',
          '</p>\n',
          '         ',
          `<p>I, ${f('sponsorName', v.sponsorName!)}, `,
          `${v.sponsorRelationship === 'mother' ? 'daughter' : 'son'} `,
          `of ${facts.sponsorFather}, ${facts.occupation} by occupation, `,
          `residing at ${address}, contact number ${f('sponsorPhone', v.sponsorPhone!)}, `,
          'do hereby solemnly affirm and declare as under:</p>',
          '\n',
          '         <ol>',
          `<li>That I am the ${relation} of ${person.fullName}, `,
          `holder of passport no. ${person.passportNumber}.</li>`,
          `<li>That ${person.sex === 'M' ? 'he' : 'she'} intends to travel `,
          `to ${journey.destination.country}.</li>`,
          '\n',
          '         ',
          '<li>That I shall bear all expenses of the said travel and stay, ',
          `up to ${f('sponsorAmount', amount(facts.amount, random.pick(['slash', 'inr', 'rupee'] as const)))}, `,
          'from my own funds.</li>',
          '<li>That the above statement is true to the best of my knowledge and belief.</li></ol>\n',
          '         ',
          `<p>Solemnly affirmed at ${person.address.city} on `,
          `this ${f('letterDate', date(v.letterDate!, day))}.</p>`,
          '<div style="display:flex;justify-content:space-between">',
          stamp(random, `NOTARY<br>${person.address.city}<br>Regd. No. ${random.digits(4)}`),
          `<div>${scrawl(random)}DEPONENT</div></div>`,
        ),
        'af',
      )
    );
  },
};

const letter: DocumentLayout<SponsorshipFacts> = {
  name: 'letter',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dd-mm-yyyy', 'dd Mmm yyyy', 'Month d, yyyy'] as const);
    const money = f('sponsorAmount', amount(facts.amount, random.pick(['inr', 'slash'] as const)));
    const parent =
      v.sponsorRelationship === 'father' || v.sponsorRelationship === 'mother' ? `my ${child(person)}` : '';
    const who = `${parent} ${titleOf(person)} ${person.fullName}`.trim();
    const pledge = random.pick([
      `I undertake to sponsor the visit of ${who} to ${journey.destination.country}. I have set aside ${money} for the trip.`,
      `I confirm that I will finance the journey of ${who} to ${journey.destination.country} with an amount of ${money}.`,
    ]);
    return (
      style(
        ".sl { font: 10.6pt/1.55 'Noto Sans', sans-serif; padding: 20mm 22mm }",
        ' .sl .from { border-bottom: 2px solid #345 ; padding-bottom: 3mm }',
      ) +
      sheet(
        html(
          `<div class="from"><b>${f('sponsorName', v.sponsorName!)}</b>`,
          `<br>${f('sponsorAddress', facts.address.join('\n'))}<br>`,
          `Ph: ${f('sponsorPhone', v.sponsorPhone!)}</div>`,
          `<p>${random.pick(['Date', 'Dated', 'Dt.'])}: ${f('letterDate', date(v.letterDate!, day))}</p>`,
          `<p>To<br>${journey.destination.consulate}</p>\n`,
          '         ',
          '<p>',
          '<b>Sub: ',
          `${random.pick(['Sponsorship letter', 'Letter of financial sponsorship', 'Sponsor undertaking'])}</b>`,
          '</p>',
          '<p>Dear Sir/Madam,</p>',
          '<p>I, the undersigned, ',
          `am the ${f('sponsorRelationship', v.sponsorRelationship!)} of ${person.fullName} `,
          `(passport ${person.passportNumber}). ${pledge} My bank statements and tax returns are enclosed.</p>`,
          '\n',
          '         ',
          `<p>Relationship with applicant: ${v.sponsorRelationship}<br>Occupation: ${facts.occupation}</p>`,
          `<p>Yours truly,</p>${scrawl(random)}<p>${v.sponsorName}</p>`,
        ),
        'sl',
      )
    );
  },
};

export const sponsorshipLetter: DocumentSpecimenKind<SponsorshipFacts> = {
  category: 'Letter',
  kind: 'Sponsorship letter or affidavit',
  facts: factsOf,
  layouts: [affidavit, letter],
};
