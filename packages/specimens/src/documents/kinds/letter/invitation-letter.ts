import { html } from '../../../html.ts';
import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { declaration } from '../../layouts/invitation/declaration.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, someone, titleOf } from '../../facts/person.ts';

export interface InvitationFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly address: readonly string[]; // the inviter's
  readonly guestAddress: readonly string[];
}

const relations = {
  M: ['brother', 'uncle', 'friend', 'cousin', 'son', 'father'],
  F: ['sister', 'aunt', 'friend', 'cousin', 'daughter', 'mother'],
} as const;

function factsOf(random: Random, person: Person): InvitationFacts {
  const journey = journeyOf(person);
  const { stops, country, alpha3 } = journey.destination;
  const stop = random.pick(stops);
  const name = someone(random);
  const street = `${random.whole(2, 140)} ${random.pick(['Linden Close', 'Rue du Moulin', 'Garden Terrace', 'Parkweg', 'Hill Road'])}`;
  const address = [street, stop.hotel.address[1]!, country];
  const payer = random.pick(['host', 'guest'] as const);
  const firm = random.pick([
    'Arden Precision GmbH',
    'Lumière Textiles SARL',
    'Northgate Analytics Ltd',
    'Sakura Optics K.K.',
    'Bellavista Foods Srl',
  ]);
  return {
    person,
    journey,
    address,
    guestAddress: addressLines(person),
    values: {
      inviterName: name,
      inviterOrganisation: firm,
      inviterAddress: address.join(', '),
      inviterPhone: stop.hotel.phone.slice(0, -3) + random.digits(3),
      inviterEmail: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.${random.pick(['com', 'org', 'net'])}`,
      inviterRelationship: random.pick(relations[person.sex]),
      inviterStatus: random.pick(['citizen', 'permanent resident', 'work permit holder']),
      inviterDateOfBirth: dayBetween(random, '1955-01-01', '1998-12-31'),
      inviterOccupation: random.pick(['Software Architect', 'Nurse', 'Restaurant owner', 'Lecturer', 'Civil Engineer']),
      purpose: random.pick([
        'family visit',
        'tourism',
        'attending a wedding',
        'business meetings',
        'technical training',
      ]),
      visitFrom: daysLater(journey.from, alpha3 === 'JPN' ? 1 : 0),
      visitTo: journey.to,
      expensesBorneBy: payer === 'host' ? name : person.fullName,
      letterDate: daysLater(journey.from, -random.whole(25, 80)),
    },
    also: {
      expensesBorneBy:
        payer === 'host'
          ? ['me', 'myself', 'the inviter', 'us', firm, 'our company']
          : ['the guest', 'the visitor', 'the applicant'],
    },
  };
}

const personal: DocumentLayout<InvitationFacts> = {
  name: 'personal',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const { country, consulate } = journey.destination;
    const day = random.pick(['d Month yyyy', 'dth Month yyyy', 'dd.mm.yyyy', 'Month d, yyyy'] as const);
    const guest = `${titleOf(person)} ${person.fullName}, holder of Indian passport ${person.passportNumber}`;
    const dates = `from ${f('visitFrom', date(v.visitFrom!, day))} ${random.pick(['to', 'until'])} ${f('visitTo', date(v.visitTo!, day))}`;
    const born = `born on ${f('inviterDateOfBirth', date(v.inviterDateOfBirth!, day))}`;
    const me = html(
      `I, ${f('inviterName', v.inviterName!)}, ${born}, `,
      `a ${f('inviterStatus', v.inviterStatus!)} of ${country}, `,
      `working as ${f('inviterOccupation', v.inviterOccupation!)},`,
    );
    const invite = random.pick([
      `would like to invite my ${f('inviterRelationship', v.inviterRelationship!)}, ${guest}, to stay with me ${dates}.`,
      `hereby invite my ${f('inviterRelationship', v.inviterRelationship!)} ${guest} to visit me in ${country} ${dates}.`,
    ]);
    return (
      style(`.ip { font: 11pt/1.5 'Noto Serif', serif; padding: 20mm 22mm }`) +
      sheet(
        html(
          `<div>${v.inviterName}<br>${f('inviterAddress', facts.address.join('\n'))}`,
          `<br>${random.pick(['Phone', 'Tel.', 'Mobile'])}: ${f('inviterPhone', v.inviterPhone!)}<br>`,
          `Email: ${f('inviterEmail', v.inviterEmail!)}</div>\n`,
          `         <p style="text-align:right">${f('letterDate', date(v.letterDate!, day))}</p>`,
          `<p>${consulate}</p>`,
          '<p>',
          '<b>',
          random.pick(['Letter of invitation', 'Invitation letter for visa application', 'Subject: Invitation']),
          '</b>',
          '</p>',
          '<p>Dear Sir or Madam,</p>\n',
          `         <p>${me} ${invite} The purpose of the visit is ${f('purpose', v.purpose!)}.</p>\n`,
          '         ',
          '<p>',
          random.pick([
            'All costs of the stay will be borne by',
            'The expenses of this visit will be covered by',
            'Travel and living expenses shall be paid by',
          ]),
          ` ${f('expensesBorneBy', v.expensesBorneBy!)}. `,
          `My guest will leave ${country} before the visa expires.</p>`,
          `<p>Yours sincerely,</p>${scrawl(random)}<p>${v.inviterName}</p>`,
        ),
        'ip',
      )
    );
  },
};

const business: DocumentLayout<InvitationFacts> = {
  name: 'business',
  draw(facts, { f, date, random }) {
    const { values: v, person } = facts;
    const day = random.pick(['dd Mmm yyyy', 'yyyy-mm-dd', 'dd/mm/yyyy'] as const);
    const payer = v.expensesBorneBy === person.fullName ? person.fullName : v.inviterName!;
    return (
      style(
        ".ib { font: 10pt/1.45 'DejaVu Sans', sans-serif }",
        ' .ib header { border-left: 6px solid #a3263a; padding-left: 5mm } .ib header b { font-size: 16pt }',
        ' .ib .pairs { width: 100%; margin: 4mm 0 }',
        ' .ib .pairs td { border-bottom: .5px solid #bbb; padding: 1.4mm }',
        ' .ib .label { width: 55mm; color: #555 }',
      ) +
      sheet(
        html(
          `<header><b>${f('inviterOrganisation', v.inviterOrganisation!)}</b>`,
          `<br>${f('inviterAddress', facts.address.join(', '))}<br>`,
          `T ${f('inviterPhone', v.inviterPhone!)} | ${f('inviterEmail', v.inviterEmail!)}</header>\n`,
          `         <p>Date: ${f('letterDate', date(v.letterDate!, day))}</p>`,
          `<p>To: ${facts.journey.destination.consulate}</p><p><b>INVITATION LETTER</b></p>`,
          '<p>We have the pleasure of inviting the following person to our premises:</p>\n',
          '         ',
          pairRows([
            ['Name of guest', person.fullName],
            ['Passport number', person.passportNumber],
            ['Company', person.employer],
            [random.pick(['Purpose of visit', 'Reason of visit']), f('purpose', v.purpose!)],
            [random.pick(['Start of visit', 'Arrival', 'Visit from']), f('visitFrom', date(v.visitFrom!, day))],
            [random.pick(['End of visit', 'Departure', 'Visit to']), f('visitTo', date(v.visitTo!, day))],
            [random.pick(['Costs borne by', 'Expenses covered by']), f('expensesBorneBy', payer)],
          ]),
          `<p>Kindly issue the necessary visa at the earliest.</p><p>Best regards,</p>${scrawl(random)}`,
          `<p>${f('inviterName', v.inviterName!)}<br>${f('inviterOccupation', v.inviterOccupation!)}`,
          `<br>${v.inviterOrganisation}</p>`,
        ),
        'ib',
      )
    );
  },
};

export const invitationLetter: DocumentSpecimenKind<InvitationFacts> = {
  category: 'Letter',
  kind: 'Invitation letter',
  facts: factsOf,
  layouts: [personal, business, declaration],
};
