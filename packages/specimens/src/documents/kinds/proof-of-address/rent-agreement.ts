import { stampedAgreement } from '../../layouts/rent-agreement/stamped-agreement.ts';
import { leaveAndLicence } from '../../layouts/rent-agreement/leave-and-licence.ts';
import { familyNames, menNames, womenNames } from '../../../people/indian-names.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { addressAlso, addressValues } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { yearsOn } from '../../parts/day.ts';
import { dayBetween } from '../../../calendar-days.ts';
import { titled } from '../../facts/person.ts';

export interface RentFacts extends DocumentFacts {
  readonly person: Person;
  readonly landlord: string;
  readonly landlordHome: string;
  readonly made: string;
  readonly months: number;
  readonly rent: number;
  readonly deposit: number;
}

export const rentAgreement: DocumentSpecimenKind<RentFacts> = {
  category: 'Proof of Address',
  kind: 'Rent agreement',
  facts(random, person) {
    const landlord = `${titled(random.pick(random.chance(0.5) ? menNames : womenNames))} ${titled(random.pick(familyNames))}`;
    const years = random.pick([1, 1, 2, 3]);
    const agreementFrom = dayBetween(random, '2025-01-05', '2026-09-25').replace(
      /\d\d$/,
      random.pick(['01', '15', '05']),
    );
    const rent = random.whole(16, 130) * 500;
    return {
      person,
      landlord,
      landlordHome: `${random.whole(2, 90)}, Ashirwad Bungalows, ${person.address.city}`,
      made: daysLater(agreementFrom, -random.whole(2, 14)),
      months: years * 12,
      rent,
      deposit: rent * random.pick([2, 3, 6]),
      values: {
        ...addressValues(person.address),
        tenantName: person.fullName,
        landlordName: landlord,
        agreementFrom,
        agreementTo: daysLater(yearsOn(agreementFrom, years), -1),
        monthlyRent: String(rent),
      },
      also: addressAlso(person.address),
    };
  },
  layouts: [stampedAgreement, leaveAndLicence],
};
