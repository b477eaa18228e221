import type { Belonging } from '@visawright/contract/document.ts';
import { samePerson, type PersonFacts } from '@visawright/contract/same-person.ts';

export interface Traveller {
  readonly applicantUid: string;
  readonly known: readonly PersonFacts[]; // what is known of them: their record, and their passport where it is theirs
}

export interface Whose {
  readonly belonging: Belonging;
  readonly belongsTo: string | null;
}

const isSame = (person: PersonFacts, { known }: Traveller) =>
  known.some((facts) => samePerson(person, facts) === 'same');
const isLikely = (person: PersonFacts, { known }: Traveller) =>
  known.some((facts) => samePerson(person, facts) === 'likely') &&
  known.every((facts) => samePerson(person, facts) !== 'different');

const isStranger = (person: PersonFacts, { known }: Traveller) =>
  known.some((facts) => samePerson(person, facts) === 'different');

// A paper may name several people: it is one's own as soon as it names oneself, unless that name is for certain another's. It is another's
// only when exactly one other traveller is named for certain. A name alone is worth a question, where nobody else it could be.
export function belongingOf(people: readonly PersonFacts[], own: Traveller, others: readonly Traveller[]): Whose {
  const certain = people.map((person) => others.filter((other) => isSame(person, other)));
  const isOwn = people.some(
    (person, at) => isSame(person, own) || (isLikely(person, own) && certain[at]!.length === 0),
  );
  if (isOwn) return { belonging: 'own', belongsTo: null };
  const [other, ...more] = new Set(certain.flat().map(({ applicantUid }) => applicantUid));
  if (other !== undefined) return more.length === 0 ? { belonging: 'other', belongsTo: other } : nobody;
  const [likely, ...rest] = others.filter((each) => people.some((person) => isLikely(person, each)));
  const isAsked = likely !== undefined && rest.length === 0 && people.every((person) => isStranger(person, own));
  return isAsked ? { belonging: 'unclear', belongsTo: likely.applicantUid } : nobody;
}

const nobody: Whose = { belonging: 'unclear', belongsTo: null };
