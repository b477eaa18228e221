import { findValue, textOf, type Found } from './prefill-found.ts';
import type { ReadPaper } from './read-paper.ts';

export interface TripDays {
  readonly from: string | undefined; // ISO
  readonly to: string | undefined;
}

const slack = 3 * 86_400_000; // a night flight, a day's delay
const moved = (day: string, by: number) => new Date(Date.parse(`${day}T00:00:00Z`) + by).toISOString().slice(0, 10);

// Tickets and bookings of another journey: last year's hotel is no place of this stay.
export function isOnTrip(paper: ReadPaper, { from, to }: TripDays): boolean {
  if (paper.category !== 'Proof of Travel' || !from || !to) return true;
  const begins = textOf(paper, 'checkInDate') ?? textOf(paper, 'outboundDate') ?? textOf(paper, 'arrivalDate');
  const ends = textOf(paper, 'checkOutDate') ?? textOf(paper, 'departureDate') ?? begins;
  if (!begins || !ends) return true;
  return ends >= moved(from, -slack) && begins <= moved(to, slack);
}

// The stay of the first night comes first.
export const byFirstNight = (papers: readonly ReadPaper[]): ReadPaper[] =>
  papers
    .filter((paper) => findValue(paper, 'hotelName'))
    .toSorted((a, b) => ((textOf(a, 'checkInDate') ?? '9') < (textOf(b, 'checkInDate') ?? '9') ? -1 : 1));

export const offTrip = (all: readonly Found[], days: TripDays): Found[] =>
  all.map((each) => (each.paper && !isOnTrip(each.paper, days) ? { ...each, isSure: false } : each));
