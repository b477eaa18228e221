import type { Random } from '../random.ts';
import {
  familyNames,
  longFamilyNames,
  longGivenNames,
  markedFamilyNames,
  markedGivenNames,
  menNames,
  womenNames,
} from './indian-names.ts';

export interface PersonName {
  surname: string;
  givenNames: string;
}

interface Drawn {
  first: string;
  middle: string;
  family: string;
  other: string;
}

// How Indian booklets split a name, including the forms that are difficult for readers.
const variants = {
  plain: (_, { first, family }) => ({ surname: family, givenNames: first }),
  twoGiven: (_, { first, middle, family }) => ({ surname: family, givenNames: `${first} ${middle}` }),
  noSurname: (random, { first, middle }) => ({ surname: '', givenNames: random.pick([first, `${first} ${middle}`]) }),
  nameAsSurname: (random, { first, family }) => ({
    surname: random.pick([first, `${first} ${family}`]),
    givenNames: '',
  }),
  manyGiven: (_, { first, middle, family, other }) => ({
    surname: family,
    givenNames: `${first} ${middle} ${other} LAL`,
  }),
  long: (random) => ({ surname: random.pick(longFamilyNames), givenNames: random.pick(longGivenNames) }),
  initials: (random, { first }) => ({
    surname: first,
    givenNames: [...random.letters(random.whole(1, 3))].join(' '),
  }),
  marked: (random, { first, family }) =>
    random.chance(0.5)
      ? { surname: random.pick(markedFamilyNames), givenNames: first }
      : { surname: family, givenNames: random.pick(markedGivenNames) },
} as const satisfies Record<string, (random: Random, drawn: Drawn) => PersonName>;

export type NameFormat = keyof typeof variants;
export const nameFormats = Object.keys(variants) as NameFormat[];

export function indianName(random: Random, sex: string, variant: NameFormat): PersonName {
  const firsts = sex === 'F' ? womenNames : menNames;
  const middles = sex === 'F' ? ['DEVI', 'KUMARI', 'BEN', 'BAI', 'RANI'] : menNames;
  return variants[variant](random, {
    first: random.pick(firsts),
    middle: random.pick(middles),
    family: random.pick(familyNames),
    other: random.pick(firsts),
  });
}

export const fullName = ({ surname, givenNames }: PersonName): string => `${givenNames} ${surname}`.trim();
