import { isDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { passportValue } from '../documents/documents-of.ts';
import { dayFact } from '../texts/fact-text.ts';

const params = z.strictObject({ years: z.int().positive() });

export const issuedWithin = predicate({
  params,
  judge(input, { years }): Violation[] {
    const [trip, issued] = [tripDatesOf(input), passportValue(input, 'issueDate')];
    if (!trip || !issued || !isDay(issued.value) || monthsAfter(issued.value, years * 12) >= trip.from) return [];
    return [
      {
        about: '',
        facts: { issued: dayFact(issued.value), years, from: dayFact(trip.from) },
        evidence: [issued, applicationEvidence(input, 'fromDate')],
        remedy: { category: 'Passport', docId: issued.docId },
      },
    ];
  },
});
