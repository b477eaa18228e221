import { html } from '../../../html.ts';
import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { pairRows, scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, someone, titled } from '../../facts/person.ts';
import { menNames, womenNames } from '../../../people/indian-names.ts';

export interface ParentalConsentFacts extends DocumentFacts {
  readonly person: Person; // the parent who consents
  readonly journey: Journey;
  readonly childSex: 'M' | 'F';
  readonly childBorn: string;
  readonly childPassport: string;
  readonly companionRelation: string;
  readonly address: readonly string[];
}

function factsOf(random: Random, person: Person): ParentalConsentFacts {
  const journey = journeyOf(person);
  const childSex = random.pick(['M', 'F'] as const);
  const first = titled(random.pick(childSex === 'M' ? menNames : womenNames));
  const companion = random.pick(['grandmother', 'uncle', 'aunt', 'teacher'] as const);
  return {
    person,
    journey,
    childSex,
    childBorn: dayBetween(random, '2011-01-01', '2020-12-31'),
    childPassport: random.letters(1, 'RSTUVWZ') + random.digits(7),
    companionRelation: companion,
    address: addressLines(person),
    values: {
      childName: `${first} ${person.surname || person.givenNames}`,
      parentName: person.fullName,
      accompaniedBy: someone(random, companion === 'uncle' ? 'M' : 'F'),
      notarised: 'true',
      letterDate: daysLater(journey.from, -random.whole(10, 50)),
    },
  };
}

const role = ({ sex }: Person) => (sex === 'M' ? 'father' : 'mother');

const declaration: DocumentLayout<ParentalConsentFacts> = {
  name: 'declaration',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dth Month yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const);
    const child = html(
      `${facts.childSex === 'M' ? 'son' : 'daughter'}, ${f('childName', v.childName!)}, `,
      `born on ${date(facts.childBorn, day)}, passport no. ${facts.childPassport}`,
    );
    const consent = random.pick(['have no objection to', 'give my full consent for', 'hereby authorise']);
    return (
      style(`.cd { font: 11pt/1.6 'Noto Serif', serif; padding: 20mm 24mm }`) +
      sheet(
        html(
          '<p style="text-align:center">',
          '<b>',
          random.pick([
            'PARENTAL CONSENT FOR TRAVEL OF MINOR',
            'NO OBJECTION CERTIFICATE FROM PARENT',
            'CONSENT LETTER FOR MINOR CHILD TRAVELLING ABROAD',
          ]),
          '</b>',
          '</p>\n',
          '         ',
          `<p>I, ${f('parentName', v.parentName!)}, ${role(person)} of the minor named below and residing `,
          `at ${facts.address.join(', ')}, ${consent} my ${child}, `,
          `travelling to ${journey.destination.country} from ${date(journey.from, day)} `,
          `to ${date(journey.to, day)} accompanied by ${f('accompaniedBy', v.accompaniedBy!)} `,
          `(${facts.companionRelation}).</p>`,
          '\n',
          '         <p>During this period the said companion shall have the care of my child.</p>',
          `<p>Date: ${f('letterDate', date(v.letterDate!, day))}<br>Place: ${person.address.city}</p>`,
          scrawl(random),
          `<p>${v.parentName}<br>(Signature of ${role(person)})</p>\n`,
          '        ',
          ' ',
          random.chance(0.7)
            ? stamp(random, f('notarised', `NOTARY PUBLIC\nGovt. of India, ${person.address.city}\nAttested before me`))
            : '',
        ),
        'cd',
      )
    );
  },
};

const form: DocumentLayout<ParentalConsentFacts> = {
  name: 'form',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const notary = random.chance(0.6);
    return (
      style(
        ".cf { font: 10pt/1.4 'Noto Sans', sans-serif }",
        ' .cf h1 { font-size: 13pt; border: 1px solid #000; padding: 2mm; text-align: center }',
        ' .cf .pairs { width: 100% } .cf .pairs td { border: .5px solid #666; padding: 2mm }',
        ' .cf .pairs td:nth-child(2) { display: none } .cf .label { width: 70mm }',
      ) +
      sheet(
        html(
          '<h1>TRAVEL CONSENT FORM – MINOR CHILD</h1>',
          pairRows([
            [
              random.pick(['Name of child', 'Full name of minor', "Child's name"]),
              f('childName', v.childName!.toUpperCase()),
            ],
            ['Date of birth', date(facts.childBorn, day)],
            ['Passport number of child', facts.childPassport],
            ['Destination', journey.destination.country],
            [
              random.pick(['Travelling with', 'Accompanying adult', 'Accompanied by']),
              f('accompaniedBy', v.accompaniedBy!.toUpperCase()),
            ],
            ['Relationship of adult to child', facts.companionRelation],
            [
              random.pick(['Parent giving consent', 'Name of consenting parent', 'Consenting parent / guardian']),
              f('parentName', v.parentName!.toUpperCase()),
            ],
            ['Contact of parent', person.phone],
            [random.pick(['Date', 'Date of signature']), f('letterDate', date(v.letterDate!, day))],
          ]),
          `<p>I declare that I am the lawful ${role(person)} of the child and consent to the travel described `,
          'above.</p>',
          scrawl(random),
          '<p>Signature</p>\n',
          '        ',
          ' ',
          notary
            ? html(
                '<div style="border:1px solid #000;',
                'padding:3mm">',
                f('notarised', `Notarised by Adv. ${person.address.city} Notary, Reg. ${random.digits(5)}`),
                '</div>',
              )
            : '',
        ),
        'cf',
      )
    );
  },
};

export const parentalConsent: DocumentSpecimenKind<ParentalConsentFacts> = {
  category: 'Letter',
  kind: 'Parental consent (minor)',
  facts: factsOf,
  layouts: [declaration, form],
};
