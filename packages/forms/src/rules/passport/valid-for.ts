import { isDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { passportNeededUntil } from './passport-validity.ts';
import type { Facts } from '../facts.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { documentsOf, passportValue, valueOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

const params = z.strictObject({
  kind: z.string().optional(), // absent for the passport, which follows the destination's rule
  field: z.string(),
  monthsAfterReturn: z.int().min(0).default(0),
  monthsAfterArrival: z.int().positive().optional(), // of the passport, where a visa centre asks for more than the destination
});

const afterArrival = (months: number) => ({
  en: `${months} months after arrival`,
  hi: `पहुँचने के ${months} महीने बाद तक`,
});

export const validFor = predicate({
  params,
  limits({ passportRule: rule }, _group, { kind, monthsAfterReturn, monthsAfterArrival }): Facts | null {
    if (kind) return { months: monthsAfterReturn };
    if (monthsAfterArrival) return { limit: afterArrival(monthsAfterArrival) };
    const months = rule.minValidityMonthsAfterReturn ?? rule.minValidityMonthsAfterVisaExpiry;
    const arrival = rule.minValidityMonthsAfterArrival;
    if (!months && !arrival && !rule.validForWholeStay) return null;
    if (months) return { limit: { en: `${months} months after the return`, hi: `वापसी के ${months} महीने बाद तक` } };
    if (arrival) return { limit: afterArrival(arrival) };
    return { limit: { en: 'the last day of the trip', hi: 'यात्रा के अंतिम दिन तक' } };
  },
  judge(input, { kind, field, monthsAfterReturn, monthsAfterArrival }): Violation[] {
    const trip = tripDatesOf(input);
    if (!trip) return [];
    const official = passportNeededUntil(input.form.passportRule, trip);
    const until = kind
      ? monthsAfter(trip.to, monthsAfterReturn)
      : monthsAfterArrival
        ? monthsAfter(trip.from, monthsAfterArrival)
        : official;
    const documents = kind ? documentsOf(input, { kinds: [kind] }) : [];
    const ends = kind
      ? documents.flatMap((document) => valueOf(document, field) ?? [])
      : [passportValue(input, field) ?? []].flat();
    // Of several documents the one valid longest counts.
    const [last] = ends.filter(({ value }) => isDay(value)).toSorted((a, b) => (a.value < b.value ? 1 : -1));
    if (!until || !last || last.value >= until) return [];
    if (monthsAfterArrival && official && last.value < official) return []; // the destination's own rule says so
    return [
      {
        about: '',
        ...(last.value < input.today ? { variant: 'expired' } : {}),
        facts: {
          document: documentName(last),
          expiry: dayFact(last.value),
          until: dayFact(until),
        },
        evidence: [last, applicationEvidence(input, monthsAfterArrival ? 'fromDate' : 'toDate')],
        remedy: { category: last.category, docId: last.docId },
      },
    ];
  },
});
