import { z } from 'zod';
import { monthsAfter } from '../../months-after.ts';
import { predicate, type Breach } from '../breach.ts';
import { said, tripOf } from '../evidence.ts';
import { day } from '../words-of.ts';

const params = z.strictObject({ months: z.int().positive() });

// How early an application is taken at all.
export const lodgeWindow = predicate({
  params,
  judge(given, { months }): Breach[] {
    const trip = tripOf(given);
    if (!trip) return [];
    const opens = monthsAfter(trip.from, -months);
    if (given.today >= opens) return [];
    return [
      {
        about: '',
        facts: { months, opens: day(opens), from: day(trip.from) },
        evidence: [said(given, 'fromDate'), said(given, 'visaTo')],
      },
    ];
  },
});
