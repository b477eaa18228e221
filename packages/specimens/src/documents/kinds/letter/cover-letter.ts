import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { stepwise } from '../../layouts/cover-letter/stepwise.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Pen,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines } from '../../facts/person.ts';

export interface CoverLetterFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly address: readonly string[];
  readonly city: string; // of the consulate
  readonly payer: 'self' | 'father' | 'employer';
  readonly enclosures: readonly string[];
}

const purposes = {
  tourism: ['tourism', 'tourist visit', 'leisure and sightseeing', 'holiday'],
  business: ['business meetings', 'business', 'attending a trade fair'],
  'visiting family': ['visiting family', 'visiting my brother', 'family visit'],
} as const;

function factsOf(random: Random, person: Person): CoverLetterFacts {
  const journey = journeyOf(person);
  const payer = random.pick(['self', 'self', 'self', 'father', 'employer'] as const);
  return {
    person,
    journey,
    address: addressLines(person),
    city: random.pick(['Mumbai', 'New Delhi', 'Chennai', 'Bengaluru']),
    payer,
    enclosures: [
      'Passport',
      'Bank statement of the last three months',
      'Travel insurance',
      'Flight reservation',
      'Hotel booking',
    ],
    values: {
      addressedTo: journey.destination.consulate,
      purpose: random.pick(purposes[journey.purpose]),
      travelFrom: journey.from,
      travelTo: journey.to,
      expensesBorneBy: { self: 'myself', father: person.fatherName, employer: person.employer }[payer],
      letterDate: daysLater(journey.from, -random.whole(20, 60)),
      signed: 'true',
    },
    ...(payer === 'self' && { also: { expensesBorneBy: ['self', 'me', 'the applicant', person.fullName] } }),
  };
}

// A handwritten signature cannot be read from a text layer: only printed words count as truth.
const signed = (f: Pen['f'], { fullName }: Person, random: Random) =>
  random.pick([
    () => scrawl(random),
    () => `<p>${f('signed', 'Sd/-')}</p>`,
    () => `<p>${f('signed', `Digitally signed by ${fullName}`)}</p>`,
  ])();

const plainLetter: DocumentLayout<CoverLetterFacts> = {
  name: 'letter',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dth Month yyyy', 'd Month yyyy', 'dd/mm/yyyy', 'Month d, yyyy'] as const);
    const [from, to] = [f('travelFrom', date(v.travelFrom!, day)), f('travelTo', date(v.travelTo!, day))];
    const purpose = f('purpose', v.purpose!);
    const { country } = journey.destination;
    const payer = f('expensesBorneBy', v.expensesBorneBy!);
    const plan = random.pick([
      `I wish to visit ${country} from ${from} to ${to} for the purpose of ${purpose}.`,
      `I intend to travel to ${country} for ${purpose}. I shall leave India on ${from} and return on ${to}.`,
      `I am planning a trip to ${country} between ${from} and ${to}. The purpose of my travel is ${purpose}.`,
    ]);
    const money = random.pick([
      `All expenses of this trip will be borne by ${payer}.`,
      `The entire cost of travel, stay and insurance shall be borne by ${payer}.`,
      `My expenses during the visit will be met by ${payer}.`,
    ]);
    return (
      style(`.cl { font: 11pt/1.55 'Noto Serif', serif; padding: 22mm 24mm }`) +
      sheet(
        html(
          `<p>${f('letterDate', date(v.letterDate!, day))}</p>`,
          `<p>To,<br>${f('addressedTo', v.addressedTo!)},<br>${facts.city}</p>\n`,
          '         ',
          '<p>',
          '<b>Subject: ',
          random.pick([
            'Application for short stay visa',
            'Covering letter for visa application',
            `Request for grant of visa to ${country}`,
          ]),
          '</b>',
          '</p>',
          '<p>Respected Sir/Madam,</p>\n',
          '         ',
          `<p>I, ${person.fullName}, holder of Indian passport no. ${person.passportNumber}, `,
          `am working as ${person.designation} with ${person.employer}. ${plan}</p>`,
          `<p>${money} I undertake to return to India before my visa expires.</p>\n`,
          `         <p>I enclose the following: ${facts.enclosures.join('; ')}.</p>`,
          '<p>Kindly grant me the visa and oblige.</p>',
          `<p>${random.pick(['Yours faithfully,', 'Yours sincerely,', 'Thanking you,'])}</p>`,
          signed(f, person, random),
          `<p>${person.fullName}<br>${person.phone}</p>`,
        ),
        'cl',
      )
    );
  },
};

const headed: DocumentLayout<CoverLetterFacts> = {
  name: 'headed',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dd.mm.yyyy', 'dd-Mmm-yyyy', 'dd Mmm yyyy'] as const);
    return (
      style(
        ".ch { font: 10.4pt/1.5 'Noto Sans', sans-serif; padding: 18mm 20mm }",
        ' .ch .me { text-align: right; border-bottom: 1px solid #777; padding-bottom: 3mm }',
        ' .ch .pairs { margin: 3mm 0 } .ch .pairs td { padding: 1mm 2mm; vertical-align: top }',
        ' .ch .label { font-weight: bold }',
      ) +
      sheet(
        html(
          `<div class="me"><b>${person.fullName}</b><br>${facts.address.join('<br>')}<br>${person.email}</div>`,
          `<p>${f('addressedTo', v.addressedTo!)}<br>${facts.city}</p>`,
          `<p>Dated: ${f('letterDate', date(v.letterDate!, day))}</p><p><b>COVER LETTER</b></p>\n`,
          '         <p>Dear Visa Officer,</p>',
          '<p>I hereby submit my visa application. The particulars of my journey are as under:</p>\n',
          '         ',
          pairRows([
            ['Country of visit', journey.destination.country],
            [random.pick(['Purpose of visit', 'Purpose of travel', 'Reason for travel']), f('purpose', v.purpose!)],
            [random.pick(['Date of departure', 'From', 'Travel start']), f('travelFrom', date(v.travelFrom!, day))],
            [random.pick(['Date of return', 'To', 'Travel end']), f('travelTo', date(v.travelTo!, day))],
            [
              random.pick(['Expenses borne by', 'Trip sponsored by', 'Expenses to be met by']),
              f('expensesBorneBy', v.expensesBorneBy!),
            ],
            ['Stay', journey.destination.stops.map(({ hotel, city }) => `${hotel.name}, ${city}`).join('<br>')],
          ]),
          `<ol>${facts.enclosures.map((each) => `<li>${each}</li>`).join('')}</ol>`,
          `<p>I request you to consider my application favourably.</p>${signed(f, person, random)}`,
          `<p>(${person.fullName})</p>`,
        ),
        'ch',
      )
    );
  },
};

export const coverLetter: DocumentSpecimenKind<CoverLetterFacts> = {
  category: 'Letter',
  kind: 'Cover letter',
  facts: factsOf,
  layouts: [plainLetter, headed, stepwise],
};
