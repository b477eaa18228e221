import { sameName, samePerson, type PersonFacts } from '@visawright/contract/same-person.ts';
import type { Traveller } from './belonging.ts';

// How well somebody a paper names fits a traveller: by number or birth date, by the whole name, by as much of it as was given.
function fit(person: PersonFacts, { known }: Traveller): 0 | 1 | 2 | 3 {
  const verdicts = known.map((facts) => samePerson(person, facts));
  if (verdicts.includes('same')) return 3;
  if (verdicts.includes('different')) return 0;
  if (verdicts.includes('likely')) return 2;
  return known.some(({ name }) => ['same', 'similar'].includes(sameName(person.name, name))) ? 1 : 0;
}

// The travellers a paper names, each as the only one it can be; undefined as soon as somebody it names could be two of them.
// Whoever fits nobody is not of the party: a host, an employer.
export function namedOf(people: readonly PersonFacts[], travellers: readonly Traveller[]): Set<string> | undefined {
  const named = new Set<string>();
  for (const person of people) {
    const fits = travellers.map((traveller) => ({ uid: traveller.applicantUid, fit: fit(person, traveller) }));
    const best = Math.max(0, ...fits.map((each) => each.fit));
    const [only, ...more] = best === 0 ? [] : fits.filter((each) => each.fit === best);
    if (more.length > 0) return undefined;
    if (only) named.add(only.uid);
  }
  return named;
}

export interface Way {
  readonly moveTo: string | null;
  readonly copyTo: readonly string[];
}

const stays: Way = { moveTo: null, copyTo: [] };

// Where a paper goes by itself: away from whom it does not name, to the one traveller it names; one that serves several, to each of them.
export function wayOf(
  people: readonly PersonFacts[],
  { own, others, party, isShared }: Company & { readonly isShared: boolean },
): Way {
  const named = namedOf(people, [own, ...others]);
  if (named === undefined) return stays;
  const isOwn = named.delete(own.applicantUid);
  if (!isShared && (isOwn || named.size !== 1)) return stays;
  const [first, ...more] = [...named].filter((uid) => party.has(uid));
  if (first === undefined) return stays;
  return isOwn || more.length + 1 < named.size
    ? { moveTo: null, copyTo: [first, ...more] }
    : { moveTo: first, copyTo: more };
}

export interface Company {
  readonly own: Traveller;
  readonly others: readonly Traveller[]; // everybody known to travel with them
  readonly party: ReadonlySet<string>; // of these, who is on this trip and may be given papers
}
