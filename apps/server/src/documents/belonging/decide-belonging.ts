import type { Belonging } from '@visawright/contract/documents/document-facts.ts';
import { samePerson, type PersonFacts } from '@visawright/contract/identity/same-person.ts';

export interface KnownTraveller {
  readonly applicantUid: string;
  readonly known: readonly PersonFacts[]; // facts from their record and from their own passport
}

export interface BelongingVerdict {
  readonly belonging: Belonging;
  readonly belongsTo: string | null;
}

const isSame = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'same');
const isLikely = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'likely') &&
  known.every((facts) => samePerson(person, facts) !== 'different');

const isStranger = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'different');

// A document may name several people. It is the applicant's own as soon as it names them, unless that name certainly
// belongs to someone else. It belongs to another traveller only if exactly one is named with certainty. A name alone
// leads to a question if only one traveller matches.
export function decideBelonging(
  people: readonly PersonFacts[],
  own: KnownTraveller,
  others: readonly KnownTraveller[],
): BelongingVerdict {
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

const nobody: BelongingVerdict = { belonging: 'unclear', belongsTo: null };
