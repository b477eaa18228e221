import type { Random } from '../../../random.ts';
import { daysLater, daysBetween } from '../../facts/days.ts';
import { insurers } from '../../facts/issuers.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { certificate } from '../../layouts/travel-insurance/certificate.ts';
import { letter } from '../../layouts/travel-insurance/letter.ts';
import { schedule } from '../../layouts/travel-insurance/schedule.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { addressLines } from '../../facts/person.ts';
import { dayBetween } from '../../../calendar-days.ts';

export interface Insured {
  readonly name: string;
  readonly passportNumber: string;
  readonly dateOfBirth: string;
  readonly relation: string;
}
export interface TravelInsuranceFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly address: readonly string[];
  readonly insured: readonly Insured[]; // the first is the person
  readonly plan: string;
  readonly cover: number;
  readonly deductible: number;
  readonly premium: number;
  readonly issued: string;
  readonly days: number;
  readonly benefits: readonly (readonly [name: string, sum: number])[];
}

const numberOf = (random: Random) => random.letters(1, 'JKLMNPRSTUVWZ') + random.digits(7);

function insuredOf(random: Random, person: Person): Insured[] {
  const list: Insured[] = [
    { name: person.fullName, passportNumber: person.passportNumber, dateOfBirth: person.dateOfBirth, relation: 'Self' },
  ];
  if (person.spouseName && random.chance(0.4))
    list.push({
      name: person.spouseName,
      passportNumber: numberOf(random),
      dateOfBirth: dayBetween(random, '1960-01-01', '2000-12-31'),
      relation: 'Spouse',
    });
  return list;
}

function factsOf(random: Random, person: Person): TravelInsuranceFacts {
  const journey = journeyOf(person);
  const start = daysLater(journey.from, -random.whole(0, 1));
  const end = daysLater(journey.to, random.whole(0, 4));
  const schengen = journey.destination.territory === 'Schengen';
  const currency = schengen ? random.pick(['EUR', 'USD', 'EUR']) : 'USD';
  const cover = random.pick([30_000, 50_000, 100_000, 250_000, 500_000]);
  const deductible = random.pick([50, 75, 100]);
  const insured = insuredOf(random, person);
  const territory = schengen
    ? random.pick(['Schengen', 'Schengen Countries', 'Worldwide excluding USA and Canada', 'Europe - Schengen'])
    : journey.destination.territory;
  const phone = `+91${random.pick(['22', '80', '124'])}${random.pick(['4', '6'])}${random.digits(7)}`;
  return {
    person,
    journey,
    address: addressLines(person),
    insured,
    plan: random.pick(['Gold', 'Silver Plus', 'Travel Easy Platinum', 'Overseas Care - Standard', 'Leisure 50K']),
    cover,
    deductible,
    premium: random.whole(700, 5200),
    issued: daysLater(start, -random.whole(6, 40)),
    days: daysBetween(start, end) + 1,
    benefits: [
      ['Repatriation of remains', random.pick([7000, 10_000, 25_000])],
      ['Loss of checked-in baggage', random.pick([500, 1000])],
      ['Delay of checked-in baggage', 100],
      ['Loss of passport', random.pick([250, 300])],
      ['Personal liability', random.pick([100_000, 200_000])],
      ['Trip delay', 500],
    ],
    values: {
      policyNumber: `${random.pick(['', 'OTC', 'TRV', '4225/'])}${random.digits(random.pick([10, 12, 14]))}`,
      insurerName: random.pick(insurers),
      insuredName: person.fullName,
      insuredPassportNumber: person.passportNumber,
      insuredDateOfBirth: person.dateOfBirth,
      coverageAmount: String(cover),
      coverageCurrency: currency,
      startDate: start,
      endDate: end,
      territory,
      repatriationCovered: 'true',
      deductible: String(deductible),
      emergencyPhone: phone,
    },
    tables: {
      insured: insured.map(({ name, passportNumber, dateOfBirth }) => ({
        insuredName: name,
        insuredPassportNumber: passportNumber,
        insuredDateOfBirth: dateOfBirth,
      })),
    },
  };
}

export const travelInsurancePolicy: DocumentSpecimenKind<TravelInsuranceFacts> = {
  category: 'Insurance',
  kind: 'Travel insurance policy',
  facts: factsOf,
  layouts: [schedule, certificate, letter],
};
