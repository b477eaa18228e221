import type { VisaDetails } from '@visawright/contract/application.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { toStoredDate } from '../../lib/dates.ts';

export interface Traveller {
  readonly applicantUid: string;
  readonly name: string;
  readonly passportMasked: string | null;
}

// What is typed on the screen; countries by name, days as YYYY-MM-DD.
export interface Trip {
  readonly travellers: readonly Traveller[];
  readonly visaFrom: string;
  readonly nationality: string;
  readonly visaTo: string;
  readonly group: VisaGroup | '';
  readonly visaType: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly agentId: string; // '' : nobody yet, or the agent at the screen
}

export const emptyTrip: Trip = {
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

// A type belongs to a destination and a purpose: it goes when they change, and the only one there is chooses itself.
export function changeTrip(trip: Trip, change: Partial<Trip>): Trip {
  const next = { ...trip, ...change };
  if (change.visaFrom !== undefined && trip.nationality === trip.visaFrom) next.nationality = change.visaFrom;
  const offered = next.group ? visaTypesFor(next.visaTo, next.group) : [];
  if (!offered.includes(next.visaType)) next.visaType = offered.length === 1 ? offered[0]! : '';
  return next;
}

export const addTraveller = (trip: Trip, traveller: Traveller): Trip =>
  trip.travellers.some(({ applicantUid }) => applicantUid === traveller.applicantUid)
    ? trip
    : { ...trip, travellers: [...trip.travellers, traveller] };

export const tripFields = ['travellers', 'visaFrom', 'nationality', 'visaTo', 'group', 'visaType', 'dates'] as const;
export type TripField = (typeof tripFields)[number];

// Which fields still lack an answer, in the order of the screen.
export function missingFields(trip: Trip): TripField[] {
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

export function visaDetailsOf(trip: Trip): VisaDetails {
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
