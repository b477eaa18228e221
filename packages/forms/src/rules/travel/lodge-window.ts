import { monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { dayFact } from '../fact-text.ts';

const params = z.strictObject({ months: z.int().positive() });

// How early an application is accepted.
export const lodgeWindow = predicate({
  params,
  judge(input, { months }): Violation[] {
    const trip = tripDatesOf(input);
    if (!trip) return [];
    const opens = monthsAfter(trip.from, -months);
    if (input.today >= opens) return [];
    return [
      {
        about: '',
        facts: { months, opens: dayFact(opens), from: dayFact(trip.from) },
        evidence: [applicationEvidence(input, 'fromDate'), applicationEvidence(input, 'visaTo')],
      },
    ];
  },
});
