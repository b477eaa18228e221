import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

const params = z.strictObject({
  pairs: z.array(z.strictObject({ kind: z.string(), first: z.string(), second: z.string() })).min(1),
});

export const datesInOrder = predicate({
  params,
  judge: (input, { pairs }) =>
    pairs.flatMap(({ kind, first, second }) =>
      documentsOf(input, { kinds: [kind] }).flatMap((document): Violation[] => {
        const [one, other] = [valueOf(document, first), valueOf(document, second)];
        if (!one || !other || !isDay(one.value) || !isDay(other.value) || one.value <= other.value) return [];
        return [
          {
            about: `${document.docId} ${first}`,
            facts: {
              document: documentName(document),
              file: document.fileName,
              first: dayFact(one.value),
              second: dayFact(other.value),
            },
            evidence: [one, other],
            remedy: { category: document.category, docId: document.docId },
          },
        ];
      }),
    ),
});
