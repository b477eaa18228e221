import { daysLater } from '@visawright/contract/dates/days.ts';
import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from '../rules/rule-input.ts';
import { applicationEvidence, tripDatesOf } from '../rules/evidence.ts';
import { flightsOf } from '../rules/travel/flights.ts';

export interface BorderDates {
  readonly arrives: string;
  readonly leaves: string;
  readonly atArrival: readonly Evidence[];
  readonly atLeaving: readonly Evidence[];
}

// The days of entry and exit: those of the application, unless the ticket shows a night flight before or after them.
export function borderDatesOf(asked: RuleInput): BorderDates | null {
  const trip = tripDatesOf(asked);
  if (!trip) return null;
  const flights = flightsOf(asked);
  const landsNext =
    flights && flights.outbound.value <= trip.from && flights.arrival === daysLater(trip.from, 1) ? flights : null;
  const back = flights?.back && daysLater(flights.back.value, 1) === trip.to ? flights.back : null;
  return {
    arrives: landsNext ? landsNext.arrival : trip.from,
    leaves: back ? back.value : trip.to,
    atArrival: [applicationEvidence(asked, 'fromDate'), ...(landsNext ? [landsNext.outbound] : [])],
    atLeaving: [applicationEvidence(asked, 'toDate'), ...(back ? [back] : [])],
  };
}
