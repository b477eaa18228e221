import { randomOf, type Random } from '../../random.ts';
import { withCheckDigit } from './check-digits.ts';
import { addDays, dayIn } from './days.ts';
import { banks, employers } from './issuers.ts';
import { familyNames, givenNames } from './names.ts';
import { foreignPlaces, homes, indianPlaces, localities, type ForeignPlace, type IndianPlace } from './places.ts';

export type Sex = 'M' | 'F';

export interface Address extends IndianPlace {
  readonly home: string;
  readonly locality: string;
  readonly postcode: string;
}

export interface Traveller {
  readonly name: string;
  readonly given: string;
  readonly family: string;
  readonly sex: Sex;
  readonly born: string;
  readonly passport: string;
  readonly father: string;
  readonly mother: string;
  readonly spouse: string;
  readonly address: Address;
  readonly phone: string;
  readonly email: string;
  readonly pan: string;
  readonly aadhaar: string;
  readonly employer: (typeof employers)[number];
  readonly post: string;
  readonly bank: (typeof banks)[number];
  readonly abroad: ForeignPlace;
  readonly from: string; // the journey
  readonly to: string;
}

export function addressIn(random: Random, place: IndianPlace = random.pick(indianPlaces)): Address {
  return {
    ...place,
    home: random.pick(homes),
    locality: random.pick(localities),
    postcode: place.pin + random.digits(3),
  };
}

export const personName = (random: Random, sex: Sex, family: string = random.pick(familyNames)): string =>
  `${random.pick(givenNames[sex])} ${family}`;

const posts = [
  'Tax Associate',
  'Plant Engineer',
  'Data Scientist',
  'Logistics Coordinator',
  'Textile Designer',
  'Head of Procurement',
] as const;

export function travellerOf(seed: string): Traveller {
  const random = randomOf('held-out traveller', seed);
  const sex = random.pick(['M', 'F'] as const);
  const family = random.pick(familyNames);
  const first = random.pick(givenNames[sex]);
  const father = personName(random, 'M', family);
  // One in four has the father's name in the middle, one in eight initials before the name.
  const given = random.chance(0.25)
    ? `${first} ${father.split(' ')[0]!}`
    : random.chance(0.12)
      ? `${random.letters(1)}. ${first}`
      : first;
  const from = dayIn(random, '2026-12-05', '2027-05-20');
  return {
    name: `${given} ${family}`,
    given,
    family,
    sex,
    born: dayIn(random, '1962-03-01', '2001-10-28'),
    passport: random.pick(['T', 'V', 'W', 'X', 'Y']) + random.digits(7),
    father,
    mother: personName(random, 'F', family),
    spouse: personName(random, sex === 'M' ? 'F' : 'M', family),
    address: addressIn(random),
    phone: `+91${random.pick(['62', '73', '81', '93'])}${random.digits(8)}`,
    email: `${first}.${family}${random.whole(10, 99)}@example.in`.toLowerCase(),
    pan: `${random.letters(3)}P${family[0]!}${random.digits(4)}${random.letters(1)}`,
    aadhaar: withCheckDigit(random.pick(['3', '5', '6', '8']) + random.digits(10)),
    employer: random.pick(employers),
    post: random.pick(posts),
    bank: random.pick(banks),
    abroad: random.pick(foreignPlaces),
    from,
    to: addDays(from, random.whole(6, 19)),
  };
}
