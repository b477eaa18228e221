import { daysBetween, daysLater, isDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { valuesOf } from './documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

const params = z.strictObject({
  kinds: z.array(z.string()).min(1),
  field: z.string(),
  days: z.int().positive().optional(),
  months: z.int().positive().optional(),
});

// Counted to today, because the application is yet to be submitted. Of several documents of a kind the latest counts.
export const notOlderThan = predicate({
  params,
  judge: (input, { kinds, field, days, months }) =>
    kinds.flatMap((kind): Violation[] => {
      const dated = valuesOf(input, { kinds: [kind] }, field).filter(({ value }) => isDay(value));
      const [newest] = dated.toSorted((a, b) => (a.value < b.value ? 1 : -1));
      if (!newest) return [];
      const until = months ? monthsAfter(newest.value, months) : daysLater(newest.value, days ?? 0);
      const isFuture = newest.value > input.today;
      if (!isFuture && until >= input.today) return [];
      return [
        {
          about: newest.docId,
          ...(isFuture ? { variant: 'future' } : {}),
          facts: {
            document: documentName(newest),
            date: dayFact(newest.value),
            age: daysBetween(newest.value, input.today),
            limit: months
              ? { en: `${months} months`, hi: `${months} महीने` }
              : { en: `${days} days`, hi: `${days} दिन` },
            today: dayFact(input.today),
          },
          evidence: [newest, applicationEvidence(input, 'fromDate')],
          remedy: { category: newest.category, docId: newest.docId },
        },
      ];
    }),
});
