import { z } from 'zod';
import { monthsAfter } from '../../months-after.ts';
import { passportNeededUntil } from '../../passport-validity.ts';
import { predicate, type Breach, type Facts } from '../breach.ts';
import { isDay } from '../days.ts';
import { said, tripOf } from '../evidence.ts';
import { papersOf, passportValue, valueOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const params = z.strictObject({
  kind: z.string().optional(), // absent: the passport, by the destination's own rule
  field: z.string(),
  monthsAfterReturn: z.int().min(0).default(0),
});

export const validFor = predicate({
  params,
  limits({ passportRule: rule }, _group, { kind, monthsAfterReturn }): Facts | null {
    if (kind) return { months: monthsAfterReturn };
    const months = rule.minValidityMonthsAfterReturn ?? rule.minValidityMonthsAfterVisaExpiry;
    const arrival = rule.minValidityMonthsAfterArrival;
    if (!months && !arrival && !rule.validForWholeStay) return null;
    if (months) return { limit: { en: `${months} months after the return`, hi: `वापसी के ${months} महीने बाद तक` } };
    if (arrival) return { limit: { en: `${arrival} months after arrival`, hi: `पहुँचने के ${arrival} महीने बाद तक` } };
    return { limit: { en: 'the last day of the trip', hi: 'यात्रा के अंतिम दिन तक' } };
  },
  judge(given, { kind, field, monthsAfterReturn }): Breach[] {
    const trip = tripOf(given);
    if (!trip) return [];
    const until = kind ? monthsAfter(trip.to, monthsAfterReturn) : passportNeededUntil(given.form.passportRule, trip);
    const papers = kind ? papersOf(given, { kinds: [kind] }) : [];
    const ends = kind
      ? papers.flatMap((paper) => valueOf(paper, field) ?? [])
      : [passportValue(given, field) ?? []].flat();
    // Of several the longest counts: an old one among them does no harm.
    const [last] = ends.filter(({ value }) => isDay(value)).toSorted((a, b) => (a.value < b.value ? 1 : -1));
    if (!until || !last || last.value >= until) return [];
    return [
      {
        about: '',
        ...(last.value < given.today ? { variant: 'expired' } : {}),
        facts: {
          paper: paperName(last),
          expiry: day(last.value),
          until: day(until),
        },
        evidence: [last, said(given, 'toDate')],
        remedy: { category: last.category, docId: last.docId },
      },
    ];
  },
});
