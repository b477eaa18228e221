import { portal } from '../../layouts/marriage-certificate/portal.ts';
import { registrar } from '../../layouts/marriage-certificate/registrar.ts';
import { sentence } from '../../layouts/marriage-certificate/sentence.ts';
import { familyNames, menNames, womenNames } from '../../../people/indian-names.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore, later, yearsOn } from '../../parts/day.ts';
import { titled } from '../../facts/person.ts';

export interface MarriageFacts extends DocumentFacts {
  readonly address: Person['address'];
  readonly husband: Partner;
  readonly wife: Partner;
  readonly issued: string;
}
export interface Partner {
  readonly name: string;
  readonly dateOfBirth: string;
  readonly father: string;
}

const acts = [
  'Hindu Marriage Act, 1955',
  'Special Marriage Act, 1954',
  'Hindu Marriage Act, 1955',
  'Indian Christian Marriage Act, 1872',
];
const halls = ['Shubh Mangal Karyalaya', 'Arya Samaj Mandir', 'Sri Lakshmi Kalyana Mandapam', 'Town Hall'];

export const marriageCertificate: DocumentSpecimenKind<MarriageFacts> = {
  category: 'Proof of Marital Status',
  kind: 'Marriage certificate',
  facts(random, person) {
    const man = person.sex === 'M';
    const spouseFirst = titled(random.pick(man ? womenNames : menNames));
    const spouse: Partner = {
      name: person.spouseName || `${spouseFirst} ${person.surname || titled(random.pick(familyNames))}`,
      dateOfBirth: daysLater(yearsOn(person.dateOfBirth, man ? 2 : -3), random.whole(3, 300)),
      father: `${titled(random.pick(menNames))} ${titled(random.pick(familyNames))}`,
    };
    const self: Partner = { name: person.fullName, dateOfBirth: person.dateOfBirth, father: person.fatherName };
    const [husband, wife] = man ? [self, spouse] : [spouse, self];
    const marriageDate = dayBefore(random, yearsOn(later(self.dateOfBirth, spouse.dateOfBirth), 22), 200);
    const registrationDate = daysLater(marriageDate, random.pick([0, 4, 21, 45, 90]));
    const hall = random.pick(halls);
    const act = random.pick(acts);
    return {
      address: person.address,
      husband,
      wife,
      issued: daysLater(registrationDate, random.whole(0, 30)),
      values: {
        maritalStatus: 'married',
        husbandName: husband.name,
        wifeName: wife.name,
        marriageDate,
        marriagePlace: `${hall}, ${person.address.city}`,
        registrationNumber: random.pick([
          `${random.letters(3)}-${random.digits(5)}-${marriageDate.slice(0, 4)}`,
          `${random.digits(4)}/${marriageDate.slice(0, 4)}`,
          random.digits(10),
        ]),
        registrationDate,
        act,
      },
      also: {
        act: [act.replace(/, \d{4}$/, ''), `The ${act}`, act.replace(/ Act, \d{4}$/, '')],
        marriagePlace: [person.address.city, hall, `${hall}, ${person.address.city}, ${person.address.state}`],
      },
    };
  },
  layouts: [registrar, sentence, portal],
};
