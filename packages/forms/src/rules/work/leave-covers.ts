import { isWeekend } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { holidaysOf } from '../../deadlines/holidays.ts';
import { tripDatesOf } from '../evidence.ts';
import { gapDetails, spansOf, uncoveredBy } from '../travel/covers-days.ts';

// Weekends and national holidays need no leave.
export const leaveCovers = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const trip = tripDatesOf(input);
    const spans = spansOf(input, 'Employment / NOC / leave letter', 'leaveFrom', 'leaveTo');
    if (!trip || spans.length === 0) return [];
    const free = new Set(holidaysOf('IN').map(({ date }) => date));
    const uncovered = uncoveredBy(spans, trip).filter((each) => !isWeekend(each) && !free.has(each));
    if (uncovered.length === 0) return [];
    const span = spans[0]!;
    return [
      {
        about: '',
        ...gapDetails(input, trip, uncovered, span),
        remedy: { category: 'Proof of Employment', docId: span.first.docId },
      },
    ];
  },
});
