import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { flightsOf } from './flights.ts';
import { dayFact } from '../texts/fact-text.ts';

export const returnsHome = predicate({
  params: z.strictObject({}),
  judge(input): Violation[] {
    const flights = flightsOf(input);
    if (!flights || flights.back) return [];
    return [
      {
        about: '',
        facts: { outbound: dayFact(flights.outbound.value) },
        evidence: [flights.outbound, applicationEvidence(input, 'toDate')],
        remedy: { category: 'Proof of Travel' },
      },
    ];
  },
});
