import type { Belonging, OwnerQuestion } from '@visawright/contract/documents/document-facts.ts';
import { sameName, samePerson, type PersonFacts } from '@visawright/contract/identity/same-person.ts';

export interface KnownTraveller {
  readonly applicantUid: string;
  // Facts from their record, from their own passport, and other names a person confirmed as theirs.
  readonly known: readonly PersonFacts[];
}

export interface BelongingVerdict {
  readonly belonging: Belonging;
  readonly belongsTo: string | null;
  readonly question: OwnerQuestion | null;
}

const isSame = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'same');
// A name alone: nothing that is known about the traveller may contradict it.
const isLikely = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'likely') &&
  !known.some((facts) => isContradicted(person, facts));
const isContradicted = (person: PersonFacts, { dateOfBirth, passportNumber }: PersonFacts) =>
  ['different', 'unclear'].includes(samePerson(person, { name: person.name, dateOfBirth, passportNumber }));

const isStranger = (person: PersonFacts, { known }: KnownTraveller) =>
  known.some((facts) => samePerson(person, facts) === 'different');

// A document may name several people. It is the applicant's own as soon as it names them, unless that name may as well
// be another traveller's. It belongs to another traveller only if exactly one is named with certainty. Everything else
// that names someone is asked about.
export function decideBelonging(
  people: readonly PersonFacts[],
  own: KnownTraveller,
  others: readonly KnownTraveller[],
): BelongingVerdict {
  const certain = people.map((person) => others.filter((other) => isSame(person, other)));
  const isOwn = people.some(
    (person, at) =>
      isSame(person, own) ||
      (isLikely(person, own) && certain[at]!.length === 0 && !others.some((other) => isLikely(person, other))),
  );
  if (isOwn) return { belonging: 'own', belongsTo: null, question: null };
  const question = chooseQuestion(people, own);
  const nobody: BelongingVerdict = { belonging: 'unclear', belongsTo: null, question };
  const [other, ...more] = new Set(certain.flat().map(({ applicantUid }) => applicantUid));
  if (other !== undefined) return more.length === 0 ? { belonging: 'other', belongsTo: other, question } : nobody;
  const [likely, ...rest] = others.filter((each) => people.some((person) => isLikely(person, each)));
  const isAsked = likely !== undefined && rest.length === 0 && people.every((person) => isStranger(person, own));
  return isAsked ? { ...nobody, belongsTo: likely.applicantUid } : nobody;
}

// Nobody is asked about a document that names nobody.
function chooseQuestion(people: readonly PersonFacts[], { known }: KnownTraveller): OwnerQuestion | null {
  if (people.length === 0) return null;
  const names = people.flatMap((person) => known.map((facts) => sameName(person.name, facts.name)));
  if (names.includes('same')) return 'sameName';
  return names.includes('similar') ? 'similar' : 'different';
}
