import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { isDay } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { valuesOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const params = z.strictObject({ kind: z.string(), field: z.string() });

export const arrivesBefore = predicate({
  params,
  judge(given, { kind, field }): Breach[] {
    const trip = tripOf(given);
    const seen = valuesOf(given, { kinds: [kind] }, field).find(({ value }) => isDay(value));
    if (!trip || !seen || trip.from <= seen.value) return [];
    return [
      {
        about: '',
        facts: { paper: paperName(seen), begins: day(seen.value), from: day(trip.from) },
        evidence: [seen, said(given, 'fromDate')],
        remedy: { category: seen.category, docId: seen.docId },
      },
    ];
  },
});
