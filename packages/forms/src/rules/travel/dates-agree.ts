import { daysBetween } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';
import { spansOf } from './covers-days.ts';

const params = z.strictObject({
  kinds: z.array(z.string()).min(1),
  from: z.string(),
  to: z.string(),
  slackDays: z.int(),
});

// A letter or itinerary must state the trip's dates, give or take a night flight.
export const datesAgree = predicate({
  params,
  judge(input, { kinds, from, to, slackDays }): Violation[] {
    const trip = tripDatesOf(input);
    if (!trip) return [];
    const isNear = (one: string, other: string) => Math.abs(daysBetween(one, other)) <= slackDays;
    return kinds
      .flatMap((kind) => spansOf(input, kind, from, to))
      .filter(({ first, last }) => !isNear(first.value, trip.from) || !isNear(last.value, trip.to))
      .map(({ first, last }): Violation => {
        const isStart = !isNear(first.value, trip.from);
        return {
          about: first.docId,
          facts: {
            document: documentName(first),
            starts: dayFact(first.value),
            ends: dayFact(last.value),
            from: dayFact(trip.from),
            to: dayFact(trip.to),
          },
          evidence: [isStart ? first : last, applicationEvidence(input, isStart ? 'fromDate' : 'toDate')],
          remedy: { category: first.category, docId: first.docId },
        };
      });
  },
});
