import { sameName, samePerson, type PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { KnownTraveller } from './decide-belonging.ts';

// How well a named person matches a traveller: 3 by number or birth date, 2 by full name, 1 by a part of the name.
export function scoreMatch(person: PersonFacts, { known }: KnownTraveller): 0 | 1 | 2 | 3 {
  const verdicts = known.map((facts) => samePerson(person, facts));
  if (verdicts.includes('same')) return 3;
  if (verdicts.includes('different')) return 0;
  if (verdicts.includes('likely')) return 2;
  return known.some(({ name }) => ['same', 'similar'].includes(sameName(person.name, name))) ? 1 : 0;
}

// The travellers a document names; undefined as soon as one name could mean two of them. Names that match nobody, such
// as a host or an employer, are ignored.
export function matchTravellers(
  people: readonly PersonFacts[],
  travellers: readonly KnownTraveller[],
): Set<string> | undefined {
  const named = new Set<string>();
  for (const person of people) {
    const fits = travellers.map((traveller) => ({ uid: traveller.applicantUid, fit: scoreMatch(person, traveller) }));
    const best = Math.max(0, ...fits.map((each) => each.fit));
    const [only, ...more] = best === 0 ? [] : fits.filter((each) => each.fit === best);
    if (more.length > 0) return undefined;
    if (only) named.add(only.uid);
  }
  return named;
}

export interface Recipients {
  readonly moveTo: string | null;
  readonly copyTo: readonly string[];
}

const stays: Recipients = { moveTo: null, copyTo: [] };

// A document moves to the only traveller it names; a shared one is copied to everyone it names.
export function chooseRecipients(
  people: readonly PersonFacts[],
  { own, others, party, isShared }: TravelParty & { readonly isShared: boolean },
): Recipients {
  const named = matchTravellers(people, [own, ...others]);
  if (named === undefined) return stays;
  const isOwn = named.delete(own.applicantUid);
  if (!isShared && (isOwn || named.size !== 1)) return stays;
  const [first, ...more] = [...named].filter((uid) => party.has(uid));
  if (first === undefined) return stays;
  return isOwn || more.length + 1 < named.size
    ? { moveTo: null, copyTo: [first, ...more] }
    : { moveTo: first, copyTo: more };
}

export interface TravelParty {
  readonly own: KnownTraveller;
  readonly others: readonly KnownTraveller[]; // everyone known to travel with them
  readonly party: ReadonlySet<string>; // those of them who are on this trip and whose documents may be changed
}
