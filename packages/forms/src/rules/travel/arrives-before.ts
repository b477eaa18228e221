import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { valuesOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

const params = z.strictObject({ kind: z.string(), field: z.string() });

export const arrivesBefore = predicate({
  params,
  judge(input, { kind, field }): Violation[] {
    const trip = tripDatesOf(input);
    const seen = valuesOf(input, { kinds: [kind] }, field).find(({ value }) => isDay(value));
    if (!trip || !seen || trip.from <= seen.value) return [];
    return [
      {
        about: '',
        facts: { document: documentName(seen), begins: dayFact(seen.value), from: dayFact(trip.from) },
        evidence: [seen, applicationEvidence(input, 'fromDate')],
        remedy: { category: seen.category, docId: seen.docId },
      },
    ];
  },
});
