import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';

export interface Traveller {
  readonly applicantUid: string;
  readonly name: string;
  readonly passportMasked: string | null;
}

// Form state: countries by name, days as YYYY-MM-DD.
export interface TripRequest {
  readonly travellers: readonly Traveller[];
  readonly visaFrom: string;
  readonly nationality: string;
  readonly visaTo: string;
  readonly group: VisaGroup | '';
  readonly visaType: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly agentId: string; // '': not assigned, or the current agent
}

export const emptyTrip: TripRequest = {
  travellers: [],
  visaFrom: 'India',
  nationality: 'India',
  visaTo: '',
  group: '',
  visaType: '',
  from: null,
  to: null,
  agentId: '',
};

// Changing destination or purpose resets the visa type; a single offered type is selected automatically.
export function changeTrip(trip: TripRequest, change: Partial<TripRequest>): TripRequest {
  const next = { ...trip, ...change };
  if (change.visaFrom !== undefined && trip.nationality === trip.visaFrom) next.nationality = change.visaFrom;
  const offered = next.group ? visaTypesFor(next.visaTo, next.group) : [];
  if (!offered.includes(next.visaType)) next.visaType = offered.length === 1 ? offered[0]! : '';
  return next;
}

export const addTraveller = (trip: TripRequest, traveller: Traveller): TripRequest =>
  trip.travellers.some(({ applicantUid }) => applicantUid === traveller.applicantUid)
    ? trip
    : { ...trip, travellers: [...trip.travellers, traveller] };

const tripFields = ['travellers', 'visaFrom', 'nationality', 'visaTo', 'group', 'visaType', 'dates'] as const;
export type TripField = (typeof tripFields)[number];

// In the order of the screen.
export function missingFields(trip: TripRequest): TripField[] {
  const has: Record<TripField, boolean> = {
    travellers: trip.travellers.length > 0,
    visaFrom: trip.visaFrom !== '',
    nationality: trip.nationality !== '',
    visaTo: findDestination(trip.visaTo) !== undefined,
    group: trip.group !== '',
    visaType: trip.visaType !== '',
    dates: trip.from !== null && trip.to !== null,
  };
  return tripFields.filter((field) => !has[field]);
}

export function tripVisaDetails(trip: TripRequest): VisaDetails {
  const [fromDate, toDate] = [toStoredDate(trip.from), toStoredDate(trip.to)];
  if (!fromDate || !toDate || !trip.group) throw new Error('a trip is asked for its details before it is whole');
  return {
    fromDate,
    toDate,
    visaFrom: trip.visaFrom,
    visaTo: trip.visaTo,
    nationality: trip.nationality,
    visaCategory: trip.group,
    visaType: trip.visaType,
  };
}
