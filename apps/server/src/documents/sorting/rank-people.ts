import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import type { KnownTraveller } from '../belonging/decide-belonging.ts';

// How much speaks for a traveller; the sum over all evidence of one document.
export type Scores = ReadonlyMap<string, number>;

export const weights = {
  certain: 12, // number or birth date
  fullName: 8,
  partOfName: 4,
  sharedNumber: 6,
  travelDay: 6,
  fileName: 4,
  onlyMissing: 3, // everyone else has a document of this category
  neighbour: 2, // each side
  missing: 0.25, // the traveller has no document of this category yet
} as const;

// Likeliest first; travellers for whom nothing speaks follow in the order of the trip, without a share.
export function rankPeople(scores: Scores, travellers: readonly KnownTraveller[]): SortingQuestion['people'] {
  const scoreOf = ({ applicantUid }: KnownTraveller) => scores.get(applicantUid) ?? 0;
  const isEvidence = (score: number) => score >= 1;
  const total = travellers
    .map(scoreOf)
    .filter(isEvidence)
    .reduce((sum, each) => sum + each, 0);
  return travellers
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .map((traveller) => {
      const score = scoreOf(traveller);
      return { applicantUid: traveller.applicantUid, share: isEvidence(score) ? score / total : null };
    });
}
