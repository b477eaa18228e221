import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { flightsOf } from '../flights.ts';
import { day } from '../words-of.ts';

export const returnsHome = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const flights = flightsOf(given);
    if (!flights || flights.back) return [];
    return [
      {
        about: '',
        facts: { outbound: day(flights.outbound.value) },
        evidence: [flights.outbound, said(given, 'toDate')],
        remedy: { category: 'Proof of Travel' },
      },
    ];
  },
});
