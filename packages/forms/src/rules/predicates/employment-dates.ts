import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { isDay } from '../days.ts';
import { said } from '../evidence.ts';
import { valuesOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const params = z.strictObject({ kinds: z.array(z.string()).min(2), field: z.string() });

export const employmentDates = predicate({
  params,
  judge(given, { kinds, field }): Breach[] {
    const [first, ...others] = kinds.flatMap((kind) => valuesOf(given, { kinds: [kind] }, field)).filter(({ value }) => isDay(value)); // prettier-ignore
    if (!first) return [];
    const future = [first, ...others].find(({ value }) => value > given.today);
    if (future)
      return [
        {
          about: 'future',
          variant: 'future',
          facts: { paper: paperName(future), date: day(future.value) },
          evidence: [future, said(given, 'fromDate')],
          remedy: { category: future.category, docId: future.docId },
        },
      ];
    const other = others.find(({ value }) => value !== first.value);
    if (!other) return [];
    return [
      {
        about: '',
        facts: { paper: paperName(first), date: day(first.value), second: paperName(other), other: day(other.value) },
        evidence: [first, other],
        remedy: { category: other.category, docId: other.docId },
      },
    ];
  },
});
