import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { documentsOf } from '../documents/documents-of.ts';
import { nightsOf, staysOf } from './stays.ts';
import { dateRanges } from '../texts/fact-text.ts';

export const coversNights = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const [trip, stays] = [tripDatesOf(input), staysOf(input)];
    if (!trip || stays.length === 0) return [];
    const nights = nightsOf(input, trip);
    const held = new Set(stays.flatMap((stay) => stay.nights));
    const uncovered = nights.filter((night) => !held.has(night));
    const [gap] = uncovered;
    if (!gap) return [];
    // Show the booking next to the gap.
    const near = stays.toSorted(
      (a, b) =>
        Math.abs(Date.parse(a.last.value) - Date.parse(gap)) - Math.abs(Date.parse(b.last.value) - Date.parse(gap)),
    )[0]!;
    const isRead = documentsOf(input, { kinds: ['Hotel booking'] }).length <= stays.length;
    return [
      {
        about: '',
        ...(isRead ? {} : { status: 'unknown' as const, variant: 'unread' }),
        facts: { count: uncovered.length, nights: nights.length, gap: dateRanges(uncovered) },
        evidence: [near.first, near.last, applicationEvidence(input, gap < near.first.value ? 'fromDate' : 'toDate')],
        days: { first: nights[0]!, last: nights.at(-1)!, uncovered, unit: 'nights' },
        remedy: { category: 'Proof of Travel' },
      },
    ];
  },
});
