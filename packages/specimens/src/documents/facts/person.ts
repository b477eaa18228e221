import { passportOf, type PassportOptions } from '../../passport-of.ts';
import { fullName, indianName, type NameFormat } from '../../people/person-name.ts';
import type { Passport } from '../../people/passport.ts';
import { randomOf, type Random } from '../../random.ts';
import { banks, employers } from './issuers.ts';
import type { Person } from '../document-specimen-kind.types.ts';

const posts = [
  'Accountant',
  'Software Engineer',
  'Senior Software Engineer',
  'Sales Manager',
  'Assistant Manager - Operations',
  'Pharmacist',
  'Graphic Designer',
  'Production Supervisor',
  'Business Analyst',
  'Deputy Manager',
  'Marketing Executive',
  'Quality Assurance Lead',
] as const;

// RAO-DESAI → Rao-Desai, D'SOUZA → D'Souza
export const titled = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/(^|[\s'/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const nameFormatOf = (random: Random): NameFormat =>
  random.chance(0.82)
    ? random.pick(['plain', 'twoGiven'])
    : random.pick(['noSurname', 'initials', 'marked', 'manyGiven']);

// The options of the passport that belongs to the person of this seed: an adult.
export function passportOptionsOf(seed: string | number): PassportOptions & { indian: true; nameFormat: NameFormat } {
  const nameFormat = nameFormatOf(randomOf('name manner', seed));
  for (let at = 0; ; at += 1) {
    const options = { seed: at === 0 ? seed : `${seed}+${at}`, indian: true, nameFormat } as const;
    const { dateOfBirth, sex } = passportOf(options);
    if (sex !== 'X' && dateOfBirth > '1956' && dateOfBirth < '2002') return options;
  }
}

// Fourth letter P: an individual's; fifth: the surname's first.
const panOf = (random: Random, { surname, givenNames }: Passport) =>
  `${random.letters(3)}P${(surname || givenNames)[0]}${random.digits(4)}${random.letters(1)}`;

export const titledAddress = ({
  building,
  locality,
  city,
  state,
  postcode,
}: NonNullable<Passport['back']>['address']): Person['address'] => ({
  building: titled(building),
  locality: titled(locality),
  city: titled(city),
  district: titled(city),
  state: titled(state),
  postcode,
});

export function personOf(seed: string | number): Person {
  const passport = passportOf(passportOptionsOf(seed));
  const random = randomOf('papers of', seed);
  const name = titled(fullName(passport));
  const mailbox = name.toLowerCase().replaceAll(/[^a-z]+/g, random.pick(['.', '', '_']));
  return {
    surname: titled(passport.surname),
    givenNames: titled(passport.givenNames),
    fullName: name,
    sex: passport.sex as 'M' | 'F',
    dateOfBirth: passport.dateOfBirth,
    passportNumber: passport.number,
    fatherName: titled(passport.back!.fatherName),
    motherName: titled(passport.back!.motherName),
    spouseName: titled(passport.back!.spouseName),
    address: titledAddress(passport.back!.address),
    phone: `+91${random.pick(['98', '97', '99', '90', '88', '70'])}${random.digits(8)}`,
    email: `${mailbox}${random.whole(1, 99)}@${random.pick(['example.com', 'example.org', 'mail.example.net'])}`,
    pan: panOf(random, passport),
    aadhaar: random.pick(['2', '3', '4', '5', '6', '7', '8', '9']) + random.digits(11),
    employer: random.pick(employers),
    designation: random.pick(posts),
    bank: random.pick(banks),
  };
}

export const addressLines = ({ address }: Person): string[] => [
  address.building,
  `${address.locality}, ${address.city}`,
  `${address.state} - ${address.postcode}`,
];

export const titleOf = ({ sex, spouseName }: Person): string => (sex === 'M' ? 'Mr' : spouseName ? 'Mrs' : 'Ms');

export const someone = (random: Random, sex: 'M' | 'F' = random.pick(['M', 'F'])): string =>
  titled(fullName(indianName(random, sex, 'plain')));
