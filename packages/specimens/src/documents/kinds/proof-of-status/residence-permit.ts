import { approval } from '../../layouts/residence-permit/approval.ts';
import { euCard } from '../../layouts/residence-permit/eu-card.ts';
import { resident } from '../../layouts/residence-permit/resident.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore, yearsOn } from '../../parts/day.ts';
import { states, type State } from '../../parts/states.ts';

export interface PermitFacts extends DocumentFacts {
  readonly person: Person;
  readonly state: State;
  readonly birthTown: string;
}

export const residencePermit: DocumentSpecimenKind<PermitFacts> = {
  category: 'Proof of Status',
  kind: 'Residence permit',
  facts(random, person) {
    const state = random.pick(states);
    const issueDate = dayBefore(random, '2021-01-05', 30);
    return {
      person,
      state,
      birthTown: person.address.city,
      values: {
        permitNumber: random.pick([
          `${random.letters(2)}${random.digits(7)}`,
          `${random.letters(1)}${random.digits(8)}`,
        ]),
        permitType: random.pick(state.permitTypes),
        issuingCountry: state.code,
        name: person.fullName,
        issueDate,
        expiryDate: daysLater(yearsOn(issueDate, random.pick([1, 2, 3, 5, 10])), -1),
        reEntryAllowed: String(random.chance(0.75)),
      },
      also: { name: [`${person.surname} ${person.givenNames}`.trim(), `${person.surname}, ${person.givenNames}`] },
    };
  },
  layouts: [euCard, resident, approval],
};
