import type { Journey } from '@visawright/specimens/documents/facts/journey.ts';
import type { Person } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { personOf, titled, titledAddress } from '@visawright/specimens/documents/facts/person.ts';
import { demoPassport, type DemoPassport, type Holder } from '../passport/demo-passport.ts';

export interface Traveller extends Holder {
  readonly email: string | null;
  readonly phone: string | null;
}

// The traveller as shown in documents. Details the demo data lacks are generated from the passport number.
export function demoPerson(
  traveller: Traveller,
  journey: Journey,
): { readonly person: Person; readonly passport: DemoPassport } {
  const passport = demoPassport(traveller);
  const invented = personOf(traveller.passportNumber);
  const { address, fatherName, motherName } = passport.back;
  const [givenNames, surname] = [titled(traveller.firstName), titled(traveller.lastName)];
  const person = {
    ...invented,
    surname,
    givenNames,
    fullName: [givenNames, surname].filter(Boolean).join(' '),
    sex: passport.sex as 'M' | 'F',
    dateOfBirth: traveller.birthDate,
    passportNumber: traveller.passportNumber,
    fatherName: titled(fatherName),
    motherName: titled(motherName),
    spouseName: '',
    address: titledAddress(address),
    phone: traveller.phone?.replaceAll(' ', '') ?? invented.phone,
    email: traveller.email ?? invented.email,
    journey,
  };
  return { person, passport };
}
