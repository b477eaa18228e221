import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { matchTravellers } from './choose-recipients.ts';
import { decideBelonging, type BelongingVerdict, type KnownTraveller } from './decide-belonging.ts';

// For a file of everyone on a trip, where being among a traveller's documents says nothing: it is theirs only if it names them, and, unless
// it can cover several, nobody else of the trip.
export function decideTripBelonging(
  people: readonly PersonFacts[],
  { own, others, isShared }: { own: KnownTraveller; others: readonly KnownTraveller[]; isShared: boolean },
): BelongingVerdict {
  const named = matchTravellers(people, [own, ...others]);
  const isOwn = named !== undefined && named.has(own.applicantUid) && (isShared || named.size === 1);
  if (isOwn) return { belonging: 'own', belongsTo: null, question: null };
  const verdict = decideBelonging(people, own, others);
  return verdict.belonging === 'own' ? { belonging: 'unclear', belongsTo: null, question: 'sameName' } : verdict;
}
