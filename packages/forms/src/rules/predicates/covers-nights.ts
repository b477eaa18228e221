import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said, tripOf } from '../evidence.ts';
import { papersOf } from '../papers.ts';
import { nightsOf, staysOf } from '../stays.ts';
import { stretch } from '../words-of.ts';

export const coversNights = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const [trip, stays] = [tripOf(given), staysOf(given)];
    if (!trip || stays.length === 0) return [];
    const nights = nightsOf(given, trip);
    const held = new Set(stays.flatMap((stay) => stay.nights));
    const uncovered = nights.filter((night) => !held.has(night));
    const [gap] = uncovered;
    if (!gap) return [];
    // The booking next to the gap is the one to look at.
    const near = stays.toSorted((a, b) => Math.abs(Date.parse(a.last.value) - Date.parse(gap)) - Math.abs(Date.parse(b.last.value) - Date.parse(gap)))[0]!; // prettier-ignore
    const isRead = papersOf(given, { kinds: ['Hotel booking'] }).length <= stays.length;
    return [
      {
        about: '',
        ...(isRead ? {} : { standing: 'unknown' as const, variant: 'unread' }),
        facts: { count: uncovered.length, nights: nights.length, gap: stretch(gap, uncovered.at(-1)!) },
        evidence: [near.first, near.last, said(given, gap < near.first.value ? 'fromDate' : 'toDate')],
        days: { first: nights[0]!, last: nights.at(-1)!, uncovered, unit: 'nights' },
        remedy: { category: 'Proof of Travel' },
      },
    ];
  },
});
