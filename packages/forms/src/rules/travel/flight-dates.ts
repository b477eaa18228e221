import { daysLater, eachDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { flightsOf } from './flights.ts';
import { dayFact } from '../texts/fact-text.ts';

// The trip may start with the flight or the arrival, and end with the return flight or the arrival at home.
export const flightDates = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const [trip, flights] = [tripDatesOf(input), flightsOf(input)];
    if (!trip || !flights) return [];
    const { outbound, arrival, back } = flights;
    const violation = (
      about: string,
      variant: string,
      seen: typeof outbound,
      at: 'fromDate' | 'toDate',
      uncovered: string[],
    ): Violation => ({
      about,
      variant,
      facts: {
        flight: dayFact(seen.value),
        trip: dayFact(trip[at === 'fromDate' ? 'from' : 'to']),
        days: uncovered.length,
      },
      evidence: [seen, applicationEvidence(input, at)],
      days: {
        first: [trip.from, ...uncovered].toSorted()[0]!,
        last: [trip.to, ...uncovered].toSorted().at(-1)!,
        uncovered,
        unit: 'days',
      },
      remedy: { category: 'Proof of Travel', docId: seen.docId },
    });
    const found: Violation[] = [];
    if (outbound.value > trip.from)
      found.push(
        violation('start', 'arrivesLate', outbound, 'fromDate', eachDay(trip.from, daysLater(outbound.value, -1))),
      );
    if (arrival < trip.from)
      found.push(violation('start', 'arrivesEarly', outbound, 'fromDate', eachDay(arrival, daysLater(trip.from, -1))));
    if (back && back.value > trip.to)
      found.push(violation('end', 'leavesLate', back, 'toDate', eachDay(daysLater(trip.to, 1), back.value)));
    if (back && daysLater(back.value, 1) < trip.to)
      found.push(violation('end', 'leavesEarly', back, 'toDate', eachDay(daysLater(back.value, 1), trip.to)));
    return found;
  },
});
