import { dayBetween, yearsLater } from './calendar-days.ts';
import { mrzLines } from './mrz.ts';
import { backPage } from './people/back-page.ts';
import { indianPlaces } from './people/indian-places.ts';
import { nations, type Nation } from './people/nations.ts';
import type { Passport } from './people/passport.ts';
import { indianName, nameFormats, type NameFormat, type PersonName } from './people/person-name.ts';
import { randomOf, type Random } from './random.ts';

export interface PassportOptions {
  seed: string | number;
  indian?: boolean; // otherwise two of three are
  nameFormat?: NameFormat;
}

// Indian numbers never begin with I, O or Q; V, W and X are rare.
const indianNumber = (random: Random) => random.letters(1, 'ABCDEFGHJKLMNPRSTUVWXYZ') + random.digits(7);

function numberLike(random: Random, variant: string): string {
  const sign = { A: 'ABCDEFGHJKLMNPRSTUVWXYZ', C: 'CFGHJKLMNPRTVWXYZ', 9: '0123456789' };
  return [...variant]
    .map((each) => (each in sign ? random.letters(1, sign[each as keyof typeof sign]) : each))
    .join('');
}

// A third of all people are edge cases: a set of thirty contains each of them.
const nameFormatOf = (random: Random): NameFormat =>
  random.chance(0.66) ? random.pick(['plain', 'twoGiven']) : random.pick(nameFormats);

const sexOf = (random: Random) => (random.chance(0.04) ? 'X' : random.pick(['M', 'F'] as const));

function dated(random: Random, years: number) {
  const issueDate = dayBetween(random, '2017-01-10', '2026-09-30');
  return {
    dateOfBirth: dayBetween(random, '1945-01-01', '2014-12-31'),
    issueDate,
    expiryDate: yearsLater(issueDate, years),
  };
}

function withMrz(passport: Omit<Passport, 'mrz'>): Passport {
  const { code, ...rest } = passport;
  return { ...passport, mrz: mrzLines({ ...rest, documentCode: 'P', issuer: code, nationality: code }) };
}

const india = { code: 'IND', alpha3: 'IND', country: 'India', demonym: 'INDIAN', dates: 'slashes' } as const;

function indian(random: Random, variant: NameFormat): Passport {
  const sex = sexOf(random);
  const [town, state] = random.pick(indianPlaces);
  const home = random.pick(indianPlaces);
  const dates = dated(random, 10);
  const name = indianName(random, sex, variant);
  return withMrz({
    ...india,
    ...name,
    ...dates,
    sex,
    number: indianNumber(random),
    placeOfBirth: town,
    stateOfBirth: state,
    placeOfIssue: home[3],
    personalNumber: random.chance(0.45) ? random.digits(13) : '',
    emptyCheck: random.pick(['<', '0']),
    back: backPage(random, { ...name, ...dates }, home, indianNumber),
  });
}

function foreign(random: Random, nation: Nation): Passport {
  const sex = sexOf(random);
  const firsts = sex === 'F' ? nation.women : nation.men;
  const name: PersonName = {
    surname: random.pick(nation.families),
    givenNames: random.chance(0.4) ? `${random.pick(firsts)} ${random.pick(firsts)}` : random.pick(firsts),
  };
  return withMrz({
    code: nation.code,
    alpha3: nation.alpha3,
    country: nation.name,
    demonym: nation.demonym,
    ...name,
    ...dated(random, nation.code === 'LKA' || nation.code === 'ARE' ? 5 : 10),
    dates: nation.dates,
    sex,
    number: numberLike(random, nation.number),
    placeOfBirth: random.pick(nation.towns),
    stateOfBirth: '',
    placeOfIssue: nation.authority,
    personalNumber: nation.personalNumber ? numberLike(random, nation.personalNumber) : '',
    emptyCheck: nation.emptyCheck,
  });
}

export function passportOf({ seed, indian: wanted, nameFormat }: PassportOptions): Passport {
  const random = randomOf('person', seed);
  const isIndian = random.chance(0.66);
  if (wanted ?? (nameFormat ? true : isIndian)) return indian(random, nameFormat ?? nameFormatOf(random));
  return foreign(random, random.pick(nations));
}
