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

export const nameManners = [
  'plain',
  'twoGiven',
  'noSurname',
  'nameAsSurname',
  'manyGiven',
  'long',
  'initials',
  'marked',
] as const;
export type NameManner = (typeof nameManners)[number];
export interface PersonName {
  surname: string;
  givenNames: string;
}

export function indianName(random: Random, sex: string, manner: NameManner): PersonName {
  const firsts = sex === 'F' ? womenNames : menNames;
  const first = random.pick(firsts);
  const family = random.pick(familyNames);
  const middle = sex === 'F' ? random.pick(['DEVI', 'KUMARI', 'BEN', 'BAI', 'RANI']) : random.pick(menNames);
  switch (manner) {
    case 'plain':
      return { surname: family, givenNames: first };
    case 'twoGiven':
      return { surname: family, givenNames: `${first} ${middle}` };
    case 'noSurname':
      return { surname: '', givenNames: random.chance(0.5) ? first : `${first} ${middle}` };
    case 'nameAsSurname':
      return { surname: random.chance(0.5) ? first : `${first} ${family}`, givenNames: '' };
    case 'manyGiven':
      return { surname: family, givenNames: `${first} ${middle} ${random.pick(menNames)} ${random.pick(firsts)}` };
    case 'long':
      return { surname: random.pick(longFamilyNames), givenNames: random.pick(longGivenNames) };
    case 'initials':
      return { surname: first, givenNames: random.letters(random.whole(1, 3)).split('').join(' ') };
    case 'marked':
      return random.chance(0.5)
        ? { surname: random.pick(markedFamilyNames), givenNames: first }
        : { surname: family, givenNames: random.pick(markedGivenNames) };
  }
}

export const fullName = ({ surname, givenNames }: PersonName): string => `${givenNames} ${surname}`.trim();
