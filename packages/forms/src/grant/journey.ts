import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Case } from '../rules/case.ts';
import { daysLater } from '../rules/days.ts';
import { said, tripOf } from '../rules/evidence.ts';
import { flightsOf } from '../rules/flights.ts';

export interface Journey {
  readonly arrives: string;
  readonly leaves: string;
  readonly atArrival: readonly Evidence[];
  readonly atLeaving: readonly Evidence[];
}

// The days at the border: the application's, unless the ticket shows a night in the air before or after them.
export function journeyOf(asked: Case): Journey | null {
  const trip = tripOf(asked);
  if (!trip) return null;
  const flights = flightsOf(asked);
  const landsNext =
    flights && flights.outbound.value <= trip.from && flights.arrival === daysLater(trip.from, 1) ? flights : null;
  const back = flights?.back && daysLater(flights.back.value, 1) === trip.to ? flights.back : null;
  return {
    arrives: landsNext ? landsNext.arrival : trip.from,
    leaves: back ? back.value : trip.to,
    atArrival: [said(asked, 'fromDate'), ...(landsNext ? [landsNext.outbound] : [])],
    atLeaving: [said(asked, 'toDate'), ...(back ? [back] : [])],
  };
}
