import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { isDay } from '../days.ts';
import { papersOf, valueOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const params = z.strictObject({
  pairs: z.array(z.strictObject({ kind: z.string(), first: z.string(), second: z.string() })).min(1),
});

export const datesInOrder = predicate({
  params,
  judge: (given, { pairs }) =>
    pairs.flatMap(({ kind, first, second }) =>
      papersOf(given, { kinds: [kind] }).flatMap((paper): Breach[] => {
        const [one, other] = [valueOf(paper, first), valueOf(paper, second)];
        if (!one || !other || !isDay(one.value) || !isDay(other.value) || one.value <= other.value) return [];
        return [
          {
            about: `${paper.docId} ${first}`,
            facts: { paper: paperName(paper), file: paper.fileName, first: day(one.value), second: day(other.value) },
            evidence: [one, other],
            remedy: { category: paper.category, docId: paper.docId },
          },
        ];
      }),
    ),
});
