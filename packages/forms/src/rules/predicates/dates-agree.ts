import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { daysBetween } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { day, paperName } from '../words-of.ts';
import { spansOf } from './covers-days.ts';

const params = z.strictObject({
  kinds: z.array(z.string()).min(1),
  from: z.string(),
  to: z.string(),
  slackDays: z.int(),
});

// A letter or a plan that tells of the trip names its days, give or take the night in the air.
export const datesAgree = predicate({
  params,
  judge(given, { kinds, from, to, slackDays }): Breach[] {
    const trip = tripOf(given);
    if (!trip) return [];
    const isNear = (one: string, other: string) => Math.abs(daysBetween(one, other)) <= slackDays;
    return kinds
      .flatMap((kind) => spansOf(given, kind, from, to))
      .filter(({ first, last }) => !isNear(first.value, trip.from) || !isNear(last.value, trip.to))
      .map(({ first, last }): Breach => {
        const isStart = !isNear(first.value, trip.from);
        return {
          about: first.docId,
          facts: {
            paper: paperName(first),
            starts: day(first.value),
            ends: day(last.value),
            from: day(trip.from),
            to: day(trip.to),
          },
          evidence: [isStart ? first : last, said(given, isStart ? 'fromDate' : 'toDate')],
          remedy: { category: first.category, docId: first.docId },
        };
      });
  },
});
