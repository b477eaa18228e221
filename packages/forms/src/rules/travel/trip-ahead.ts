import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { dayFact } from '../texts/fact-text.ts';

export const tripAhead = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const { fromDate, toDate } = input.application;
    if (!isDay(fromDate) || !isDay(toDate)) return [];
    const variant = fromDate > toDate ? 'backwards' : fromDate < input.today ? 'past' : null;
    if (!variant) return [];
    return [
      {
        about: '',
        variant,
        facts: { from: dayFact(fromDate), to: dayFact(toDate), today: dayFact(input.today) },
        evidence: [applicationEvidence(input, 'fromDate'), applicationEvidence(input, 'toDate')],
      },
    ];
  },
});
