import type { PartnerTrip } from '@visawright/contract/integrations/partner-link.ts';

// Days that are over are left out: the traveller chooses others.
export function presentTrip(trip: PartnerTrip, today: string): PartnerTrip {
  const isOver = trip.fromDate !== null && trip.fromDate.split('/').toReversed().join('-') < today;
  return isOver ? { ...trip, fromDate: null, toDate: null } : trip;
}
