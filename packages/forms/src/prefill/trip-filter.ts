import { daysLater } from '@visawright/contract/dates/days.ts';
import { findValue, textOf, type FoundValue } from './found-value.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

export interface EnteredTripDates {
  readonly from: string | undefined; // ISO
  readonly to: string | undefined;
}

const slack = 3; // days: allows for a night flight or a day's delay

// Excludes tickets and bookings of other trips.
export function isOnTrip(document: DocumentEvidence, { from, to }: EnteredTripDates): boolean {
  if (document.category !== 'Proof of Travel' || !from || !to) return true;
  const begins = textOf(document, 'checkInDate') ?? textOf(document, 'outboundDate') ?? textOf(document, 'arrivalDate');
  const ends = textOf(document, 'checkOutDate') ?? textOf(document, 'departureDate') ?? begins;
  if (!begins || !ends) return true;
  return ends >= daysLater(from, -slack) && begins <= daysLater(to, slack);
}

// Ordered by the first night.
export const byFirstNight = (documents: readonly DocumentEvidence[]): DocumentEvidence[] =>
  documents
    .filter((document) => findValue(document, 'hotelName'))
    .toSorted((a, b) => ((textOf(a, 'checkInDate') ?? '9') < (textOf(b, 'checkInDate') ?? '9') ? -1 : 1));

export const markOffTrip = (all: readonly FoundValue[], days: EnteredTripDates): FoundValue[] =>
  all.map((each) => (each.document && !isOnTrip(each.document, days) ? { ...each, isSure: false } : each));
