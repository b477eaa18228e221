import { extract } from '../../layouts/birth-certificate/extract.ts';
import { municipal } from '../../layouts/birth-certificate/municipal.ts';
import { township } from '../../layouts/birth-certificate/township.ts';
import { familyNames, menNames, womenNames } from '../../../people/indian-names.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { childBirthday, dayBefore } from '../../parts/day.ts';
import { titled } from '../../facts/person.ts';

export interface BirthFacts extends DocumentFacts {
  readonly address: Person['address'];
  readonly issued: string;
  readonly hospital: string;
}

const hospitals = [
  'Sanjeevani Maternity Home',
  'City General Hospital',
  'Matru Seva Nursing Home',
  'District Women Hospital',
];

// The traveller's own certificate, or that of a child who travels along.
export const birthCertificate: DocumentSpecimenKind<BirthFacts> = {
  category: 'Proof of Relationship',
  kind: 'Birth certificate',
  facts(random, person) {
    const { address } = person;
    const ofChild = random.chance(0.5);
    const sex = ofChild ? random.pick(['M', 'F'] as const) : person.sex;
    const family = person.surname || titled(random.pick(familyNames));
    const given = titled(random.pick(sex === 'M' ? menNames : womenNames));
    const spouse = person.spouseName || `${titled(random.pick(person.sex === 'M' ? womenNames : menNames))} ${family}`;
    const [father, mother] = person.sex === 'M' ? [person.fullName, spouse] : [spouse, person.fullName];
    const dateOfBirth = ofChild ? childBirthday(random, person.dateOfBirth) : person.dateOfBirth;
    const registrationDate = daysLater(dateOfBirth, random.whole(2, 20));
    const hospital = random.pick(hospitals);
    const office = random.pick([
      `${address.city} Municipal Corporation`,
      `Registrar of Births and Deaths, ${address.city}`,
      `Nagar Nigam ${address.city}`,
    ]);
    return {
      address,
      issued: dayBefore(random, daysLater(registrationDate, 30)),
      hospital,
      values: {
        childName: ofChild ? `${given} ${family}` : person.fullName,
        dateOfBirth,
        placeOfBirth: `${hospital}, ${address.city}`,
        countryOfBirth: 'IND',
        sex,
        fatherName: ofChild ? father : person.fatherName,
        motherName: ofChild ? mother : person.motherName,
        registrationNumber: random.pick([
          `B-${dateOfBirth.slice(0, 4)}:${random.digits(2)}-${random.digits(5)}-${random.digits(6)}`,
          `${random.digits(4)}/${dateOfBirth.slice(0, 4)}`,
          `${random.letters(3)}${random.digits(8)}`,
        ]),
        registrationDate,
        issuingAuthority: office,
      },
      also: {
        placeOfBirth: [address.city, `${hospital}, ${address.city}, ${address.state}`, hospital],
        issuingAuthority: [`The ${office}`],
      },
    };
  },
  layouts: [municipal, extract, township],
};
