import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { daysLater, eachDay } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { flightsOf } from '../flights.ts';
import { day } from '../words-of.ts';

// The trip may be counted from the flight or from the arrival, and to the flight back or the arrival at home.
export const flightDates = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const [trip, flights] = [tripOf(given), flightsOf(given)];
    if (!trip || !flights) return [];
    const { outbound, arrival, back } = flights;
    const breach = (about: string, variant: string, seen: typeof outbound, at: 'fromDate' | 'toDate', uncovered: string[]): Breach => ({
      about,
      variant,
      facts: { flight: day(seen.value), trip: day(trip[at === 'fromDate' ? 'from' : 'to']), days: uncovered.length },
      evidence: [seen, said(given, at)],
      days: {
        first: [trip.from, ...uncovered].toSorted()[0]!,
        last: [trip.to, ...uncovered].toSorted().at(-1)!,
        uncovered,
        unit: 'days',
      },
      remedy: { category: 'Proof of Travel', docId: seen.docId },
    }); // prettier-ignore
    const found: Breach[] = [];
    if (outbound.value > trip.from)
      found.push(
        breach('start', 'arrivesLate', outbound, 'fromDate', eachDay(trip.from, daysLater(outbound.value, -1))),
      );
    if (arrival < trip.from)
      found.push(breach('start', 'arrivesEarly', outbound, 'fromDate', eachDay(arrival, daysLater(trip.from, -1))));
    if (back && back.value > trip.to)
      found.push(breach('end', 'leavesLate', back, 'toDate', eachDay(daysLater(trip.to, 1), back.value)));
    if (back && daysLater(back.value, 1) < trip.to)
      found.push(breach('end', 'leavesEarly', back, 'toDate', eachDay(daysLater(back.value, 1), trip.to)));
    return found;
  },
});
