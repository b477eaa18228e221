import type { Journey } from '@visawright/specimens/papers/journey.ts';
import type { Person } from '@visawright/specimens/papers/paper-kind.types.ts';
import { personOf, titled } from '@visawright/specimens/papers/person.ts';
import { demoPassport, type DemoPassport, type Holder } from '../demo-passport.ts';

export interface Traveller extends Holder {
  readonly email: string | null;
  readonly phone: string | null;
}

// Everything their papers say of a traveller; what the demo does not know of them is invented by their passport number.
export function demoPerson(
  traveller: Traveller,
  journey: Journey,
): { readonly person: Person; readonly passport: DemoPassport } {
  const passport = demoPassport(traveller);
  const invented = personOf(traveller.passportNumber);
  const { address, fatherName, motherName } = passport.back;
  const { house, locality, city, state, postcode } = address;
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
    address: {
      house: titled(house),
      locality: titled(locality),
      city: titled(city),
      district: titled(city),
      state: titled(state),
      postcode,
    },
    phone: traveller.phone?.replaceAll(' ', '') ?? invented.phone,
    email: traveller.email ?? invented.email,
    journey,
  };
  return { person, passport };
}
