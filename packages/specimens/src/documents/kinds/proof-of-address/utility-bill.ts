import { invoice } from '../../layouts/utility-bill/invoice.ts';
import { power } from '../../layouts/utility-bill/power.ts';
import { slip } from '../../layouts/utility-bill/slip.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { addressAlso, addressValues } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore } from '../../parts/day.ts';

export type Utility = 'electricity' | 'gas' | 'water' | 'broadband';
export interface UtilityFacts extends DocumentFacts {
  readonly person: Person;
  readonly utility: Utility;
  readonly due: string;
  readonly from: string;
  readonly units: number;
  readonly total: number;
}

const providers: Readonly<Record<Utility, readonly string[]>> = {
  electricity: [
    '{state} State Vidyut Vitaran Company Limited',
    'Suryodaya Power Distribution Ltd',
    '{city} Electric Supply Company',
  ],
  gas: ['Agni City Gas Limited', 'Neelam Gas Network Ltd.', 'Jyoti Piped Gas Private Limited'],
  water: ['{city} Water Supply and Sewerage Board', '{city} Jal Board', '{state} Jal Nigam'],
  broadband: ['Tarang Broadband Services Pvt. Ltd.', 'Vayu Fibernet Limited', 'Indradhanush Telecom Limited'],
};

export const utilityBill: DocumentSpecimenKind<UtilityFacts> = {
  category: 'Proof of Address',
  kind: 'Utility bill',
  facts(random, person) {
    const utility = random.pick(['electricity', 'electricity', 'gas', 'water', 'broadband'] as const);
    const billDate = dayBefore(random, '2026-06-01', 12);
    const provider = random
      .pick(providers[utility])
      .replace('{state}', person.address.state)
      .replace('{city}', person.address.city);
    return {
      person,
      utility,
      due: daysLater(billDate, random.whole(12, 21)),
      from: daysLater(billDate, -random.pick([30, 31, 61])),
      units: random.whole(40, 620),
      total: random.whole(38000, 640000) / 100,
      values: {
        ...addressValues(person.address),
        accountHolderName: person.fullName,
        utilityType: utility,
        provider,
        consumerNumber: random.pick([random.digits(12), random.digits(10), `${random.letters(2)}${random.digits(8)}`]),
        billDate,
      },
      also: {
        ...addressAlso(person.address),
        utilityType: {
          electricity: ['power', 'energy'],
          gas: ['piped gas', 'natural gas', 'PNG'],
          water: ['water supply'],
          broadband: ['internet', 'fibre', 'broadband internet'],
        }[utility],
      },
    };
  },
  layouts: [power, invoice, slip],
};
