import { eachDay, isDay } from '@visawright/contract/dates/days.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import type { TripDates } from '../../dates/trip-dates.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';
import { dayFact, documentName, dateRanges } from '../texts/fact-text.ts';

const params = z.strictObject({
  kind: z.string(),
  from: z.string(),
  to: z.string(),
  together: z.boolean(), // whether several documents may cover the days between them
  unless: z.string().optional(), // a document kind that makes the rule irrelevant
});

export interface Span {
  readonly first: PageEvidence;
  readonly last: PageEvidence;
}

export const spansOf = (input: RuleInput, kind: string, from: string, to: string): Span[] =>
  documentsOf(input, { kinds: [kind] }).flatMap((document) => {
    const [first, last] = [valueOf(document, from), valueOf(document, to)];
    return first && last && isDay(first.value) && isDay(last.value) ? [{ first, last }] : [];
  });

export function uncoveredBy(spans: readonly Span[], trip: TripDates): string[] {
  const held = new Set(spans.flatMap(({ first, last }) => eachDay(first.value, last.value)));
  return eachDay(trip.from, trip.to).filter((each) => !held.has(each));
}

// What a finding says about the days of the trip that a document leaves uncovered.
export function gapDetails(input: RuleInput, trip: TripDates, uncovered: readonly string[], { first, last }: Span) {
  const isStart = uncovered[0]! < first.value;
  return {
    facts: {
      count: uncovered.length,
      gap: dateRanges(uncovered),
      starts: dayFact(first.value),
      ends: dayFact(last.value),
    },
    evidence: [isStart ? first : last, applicationEvidence(input, isStart ? 'fromDate' : 'toDate')],
    days: { first: trip.from, last: trip.to, uncovered: [...uncovered], unit: 'days' as const },
  };
}

export const coversDays = predicate({
  params,
  judge(input, { kind, from, to, together, unless }): Violation[] {
    const trip = tripDatesOf(input);
    const spans = spansOf(input, kind, from, to);
    if (!trip || spans.length === 0 || (unless && documentsOf(input, { kinds: [unless] }).length > 0)) return [];
    return (together ? [spans] : spans.map((span) => [span])).flatMap((asked): Violation[] => {
      const uncovered = uncoveredBy(asked, trip);
      if (uncovered.length === 0) return [];
      const span =
        asked.find(({ first }) => first.value > trip.from) ??
        asked.toSorted((a, b) => (a.last.value < b.last.value ? 1 : -1))[0]!;
      const { facts, ...details } = gapDetails(input, trip, uncovered, span);
      const { category, docId } = span.first;
      return [
        {
          about: together ? '' : docId,
          facts: { document: documentName(span.first), ...facts },
          ...details,
          remedy: { category, docId },
        },
      ];
    });
  },
});
