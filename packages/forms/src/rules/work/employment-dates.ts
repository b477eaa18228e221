import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { valuesOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

const params = z.strictObject({ kinds: z.array(z.string()).min(2), field: z.string() });

export const employmentDates = predicate({
  params,
  judge(input, { kinds, field }): Violation[] {
    const [first, ...others] = kinds
      .flatMap((kind) => valuesOf(input, { kinds: [kind] }, field))
      .filter(({ value }) => isDay(value));
    if (!first) return [];
    const future = [first, ...others].find(({ value }) => value > input.today);
    if (future)
      return [
        {
          about: 'future',
          variant: 'future',
          facts: { document: documentName(future), date: dayFact(future.value) },
          evidence: [future, applicationEvidence(input, 'fromDate')],
          remedy: { category: future.category, docId: future.docId },
        },
      ];
    const other = others.find(({ value }) => value !== first.value);
    if (!other) return [];
    return [
      {
        about: '',
        facts: {
          document: documentName(first),
          date: dayFact(first.value),
          second: documentName(other),
          other: dayFact(other.value),
        },
        evidence: [first, other],
        remedy: { category: other.category, docId: other.docId },
      },
    ];
  },
});
