import { z } from 'zod';
import { monthsAfter } from '../../months-after.ts';
import { predicate, type Breach } from '../breach.ts';
import { isDay } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { passportValue } from '../papers.ts';
import { day } from '../words-of.ts';

const params = z.strictObject({ years: z.int().positive() });

export const issuedWithin = predicate({
  params,
  judge(given, { years }): Breach[] {
    const [trip, issued] = [tripOf(given), passportValue(given, 'issueDate')];
    if (!trip || !issued || !isDay(issued.value) || monthsAfter(issued.value, years * 12) >= trip.from) return [];
    return [
      {
        about: '',
        facts: { issued: day(issued.value), years, from: day(trip.from) },
        evidence: [issued, said(given, 'fromDate')],
        remedy: { category: 'Passport', docId: issued.docId },
      },
    ];
  },
});
