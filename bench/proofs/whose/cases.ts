import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import type { Person } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { namesake, relative, stranger } from './people.ts';

export interface Case {
  readonly whose: 'own' | 'relative' | 'namesake' | 'stranger';
  readonly traveller: Person;
  readonly owner: Person;
  readonly kind: string;
  readonly seed: string;
  readonly hasPassport: boolean; // the traveller's own passport was read before
  readonly isOnTrip: boolean; // the owner travels along
}

export const passportKind = 'Indian passport';
const kinds = [
  passportKind,
  'Bank statement',
  'Flight e-ticket or reservation',
  'Travel insurance policy',
  'Aadhaar',
  'Salary slip',
  'PAN card',
  'Employment / NOC / leave letter',
  'ITR-V acknowledgement',
  'Hotel booking',
  'Form 16',
  'Utility bill',
];
// A namesake can be noticed only where the document has more than the name.
const kindsWithBirth = [passportKind, 'Aadhaar', 'PAN card', 'Travel insurance policy'];

const others = { relative, namesake, stranger };
const countOf = { own: 48, relative: 24, namesake: 24, stranger: 24 } as const;

// 120 documents of 24 travellers. Namesakes are compared with a traveller whose passport is known; the others also with an account that
// has a name and nothing else.
export const cases: readonly Case[] = Object.entries(countOf).flatMap(([name, count]) =>
  Array.from({ length: count }, (_, at): Case => {
    const whose = name as Case['whose'];
    const traveller = personOf(`whose ${at % 24}`);
    const seed = `whose ${whose} ${at}`;
    const choice = whose === 'namesake' ? kindsWithBirth : kinds;
    return {
      whose,
      traveller,
      owner: whose === 'own' ? traveller : others[whose](traveller, seed),
      kind: choice[(at + Math.floor(at / choice.length)) % choice.length]!,
      seed,
      hasPassport: whose === 'namesake' || at % 2 === 0,
      isOnTrip: whose === 'relative' && at % 3 === 0,
    };
  }),
);
