import { html } from '../../../html.ts';
import { familyNames, menNames, womenNames } from '../../../people/indian-names.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore, later, yearsOn } from '../../parts/day.ts';
import { emblem, scribble, roundSeal } from '../../parts/drawn-parts.ts';
import { titled } from '../../facts/person.ts';

export interface DivorceFacts extends DocumentFacts {
  readonly person: Person;
  readonly married: string;
  readonly filed: string;
  readonly personPetitions: boolean;
  readonly judge: string;
}

const parties = ({ person, personPetitions, values }: DivorceFacts, self: string, spouse: string) => {
  const married = person.sex === 'M' ? 'husband' : 'wife';
  const other = person.sex === 'M' ? 'wife' : 'husband';
  const [first, second] = personPetitions ? [self, spouse] : [spouse, self];
  return {
    first,
    second,
    roles: personPetitions ? [married, other] : [other, married],
    name: values.formerSpouseName!,
  };
};

// An Indian family court's decree: the cause title, petitioner against respondent, then the order.
const familyCourt: DocumentLayout<DivorceFacts> = {
  name: 'family-court',
  draw(facts, pen) {
    const { person, married, values } = facts;
    const pick = pen.random.pick;
    const variant = pick(['dd.mm.yyyy', 'dth Month yyyy', 'dd/mm/yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const names = parties(facts, pen.esc(person.fullName), pen.f('formerSpouseName', values.formerSpouseName!));
    return html(
      "<style>.page{font:11pt/1.7 'Noto Serif';padding:22mm}.c{text-align:center}</style>\n",
      '<section class="page">',
      '<p class="c">',
      `<b>${values.court!.startsWith('Family') ? 'IN THE' : 'IN THE COURT OF THE'} `,
      `${pen.f('court', values.court!.toUpperCase())}</b>`,
      '</p>',
      '<p class="c">',
      /^\d/.test(values.caseNumber!)
        ? pick(['Petition No.', 'H.M.A. Petition No.', 'Case No.', 'M.C. No.'])
        : pick(['Petition No.', 'Case No.']),
      ` ${pen.f('caseNumber', values.caseNumber!)}</p>`,
      `<p class="c">Before ${facts.judge}</p>`,
      `<p class="c">Dated this ${pen.f('decreeDate', day(values.decreeDate!))}</p>`,
      '<table style="width:100%">',
      `<tr><td><b>${names.first}</b></td><td style="text-align:right">… Petitioner (${names.roles[0]})</td>`,
      '</tr>',
      '<tr><td colspan="2" class="c">versus</td></tr>',
      `<tr><td><b>${names.second}</b></td>`,
      `<td style="text-align:right">… Respondent (${names.roles[1]})</td></tr></table>`,
      '<h3 class="c">',
      pen.f('maritalStatus', pick(['DECREE OF DIVORCE', 'DECREE OF DISSOLUTION OF MARRIAGE', 'DIVORCE DECREE'])),
      '</h3>',
      '<p>This petition under Section 13-B of the Hindu Marriage Act coming on for final disposal, ',
      'the Court doth order and decree that the marriage between the petitioner and the respondent ',
      `solemnised on ${day(married)} be and is hereby dissolved by a decree of divorce by mutual consent. `,
      'Parties to bear their own costs.</p>',
      '<p>Given under my hand and the seal of the Court.</p>',
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('FAMILY COURT')}<span>${scribble(pen.random)}<br>Judge, Family Court</span></div></section>`,
    );
  },
};

// A certificate of the final order, with labels above the values.
const finalOrder: DocumentLayout<DivorceFacts> = {
  name: 'final-order',
  draw(facts, pen) {
    const { person, married, filed, values } = facts;
    const pick = pen.random.pick;
    const variant = pick(['d Month yyyy', 'dd Mmm yyyy', 'dd-mm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cell = (label: string, shown: string) => `<div><small>${label}</small>${shown}</div>`;
    const names = parties(facts, pen.esc(person.fullName), pen.f('formerSpouseName', values.formerSpouseName!));
    return html(
      "<style>.page{font:10.4pt/1.5 'DejaVu Sans'}",
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm;border-top:.6mm solid #234;',
      'border-bottom:.6mm solid #234;padding:4mm 0;margin:5mm 0}',
      'small{display:block;color:#667;font-size:7.6pt}</style>\n',
      '<section class="page">',
      `<div style="display:flex;gap:5mm;align-items:center">${emblem('#234', 18)}`,
      `<b>${pen.f('court', values.court!)}</b></div>`,
      '<h2>',
      pen.f(
        'maritalStatus',
        pick(['Certificate of Divorce', 'Final Order of Divorce', 'Certified copy of decree absolute (divorce)']),
      ),
      '</h2>',
      '<div class="g">',
      cell(pick(['Case number', 'Number of matter', 'Suit no.']), pen.f('caseNumber', values.caseNumber!)),
      cell(pick(['Date of decree', 'Order made on', 'Decree dated']), pen.f('decreeDate', day(values.decreeDate!))),
      `${cell('Applicant / Petitioner', names.first)}${cell('Respondent', names.second)}`,
      `${cell('Date of marriage', day(married))}${cell('Petition filed on', day(filed))}</div>`,
      '<p>The court certifies that the marriage of the parties named above was dissolved on the date of ',
      'this decree, ',
      'which has become final. No appeal is pending.</p>',
      `<p>${pick(['Certified true copy', 'Copy attested by the Sheristedar'])}</p>${scribble(pen.random)}`,
      '<br>Court Officer</section>',
    );
  },
};

export const divorceDecree: DocumentSpecimenKind<DivorceFacts> = {
  category: 'Proof of Marital Status',
  kind: 'Divorce decree',
  facts(random, person) {
    const married = dayBefore(random, yearsOn(person.dateOfBirth, 23), 1500);
    const decreeDate = dayBefore(random, later(yearsOn(married, 2), '2012-01-01'), 60);
    const spouse = `${titled(random.pick(person.sex === 'M' ? womenNames : menNames))} ${titled(random.pick(familyNames))}`;
    const court = random.pick([
      `Principal Judge, Family Court, ${person.address.city}`,
      `District Judge, ${person.address.city}`,
      `Family Court at ${person.address.city}`,
    ]);
    const year = decreeDate.slice(0, 4);
    return {
      person,
      married,
      filed: daysLater(decreeDate, -random.whole(180, 420)),
      personPetitions: random.chance(0.5),
      judge: `${random.pick(['Shri', 'Smt.'])} ${titled(random.pick(familyNames))}, Presiding Officer`,
      values: {
        maritalStatus: 'divorced',
        formerSpouseName: spouse,
        decreeDate,
        court,
        caseNumber: random.pick([
          `${random.whole(11, 980)}/${year}`,
          `HMA/${random.whole(100, 999)}/${year}`,
          `MC ${random.whole(100, 999)} of ${year}`,
        ]),
      },
      also: {
        court: [
          court.replace('Principal Judge, ', ''),
          `Court of the ${court}`,
          `The Court of the ${court}`,
          `In the Court of the ${court}`,
        ],
      },
    };
  },
  layouts: [familyCourt, finalOrder],
};
