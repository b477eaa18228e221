import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { daysBetween, daysLater, isDay } from '../days.ts';
import { monthsAfter } from '../../months-after.ts';
import { said } from '../evidence.ts';
import { valuesOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const params = z.strictObject({
  kinds: z.array(z.string()).min(1),
  field: z.string(),
  days: z.int().positive().optional(),
  months: z.int().positive().optional(),
});

// Counted to today: the application is still to be handed in. Of several papers of a kind the newest counts.
export const notOlderThan = predicate({
  params,
  judge: (given, { kinds, field, days, months }) =>
    kinds.flatMap((kind): Breach[] => {
      const dated = valuesOf(given, { kinds: [kind] }, field).filter(({ value }) => isDay(value));
      const [newest] = dated.toSorted((a, b) => (a.value < b.value ? 1 : -1));
      if (!newest) return [];
      const until = months ? monthsAfter(newest.value, months) : daysLater(newest.value, days ?? 0);
      const isFuture = newest.value > given.today;
      if (!isFuture && until >= given.today) return [];
      return [
        {
          about: newest.docId,
          ...(isFuture ? { variant: 'future' } : {}),
          facts: {
            paper: paperName(newest),
            date: day(newest.value),
            age: daysBetween(newest.value, given.today),
            limit: months
              ? { en: `${months} months`, hi: `${months} महीने` }
              : { en: `${days} days`, hi: `${days} दिन` },
            today: day(given.today),
          },
          evidence: [newest, said(given, 'fromDate')],
          remedy: { category: newest.category, docId: newest.docId },
        },
      ];
    }),
});
