import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { isWeekend } from '../days.ts';
import { holidaysOf } from '../../deadlines/holidays.ts';
import { said, tripOf } from '../evidence.ts';
import { day, stretch } from '../words-of.ts';
import { spansOf, uncoveredBy } from './covers-days.ts';

// Weekends and national holidays need no leave.
export const leaveCovers = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const trip = tripOf(given);
    const spans = spansOf(given, 'Employment / NOC / leave letter', 'leaveFrom', 'leaveTo');
    if (!trip || spans.length === 0) return [];
    const free = new Set(holidaysOf('IN').map(({ date }) => date));
    const uncovered = uncoveredBy(spans, trip).filter((each) => !isWeekend(each) && !free.has(each));
    const [gap] = uncovered;
    if (!gap) return [];
    const { first, last } = spans[0]!;
    const isStart = gap < first.value;
    return [
      {
        about: '',
        facts: { count: uncovered.length, gap: stretch(gap, uncovered.at(-1)!), starts: day(first.value), ends: day(last.value) },
        evidence: [isStart ? first : last, said(given, isStart ? 'fromDate' : 'toDate')],
        days: { first: trip.from, last: trip.to, uncovered, unit: 'days' },
        remedy: { category: 'Proof of Employment', docId: first.docId },
      },
    ]; // prettier-ignore
  },
});
