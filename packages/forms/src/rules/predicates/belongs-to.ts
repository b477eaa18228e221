import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { missing } from '../evidence.ts';
import { ownName } from '../own-name.ts';
import { paperName } from '../words-of.ts';

// What was judged when the paper came in: it names another traveller for certain, and not this one.
export const belongsTo = predicate({
  params: z.strictObject({}),
  judge: (given) =>
    given.papers
      .filter(({ belonging, isSettled }) => isSettled && belonging === 'other')
      .map((paper): Breach => {
        const seen = paper.values.find(({ field }) => /name/i.test(field)) ?? paper.values[0];
        const own = ownName(given)?.evidence ?? [];
        return {
          about: paper.docId,
          facts: { paper: paperName(paper), file: paper.fileName, other: seen?.value ?? '' },
          evidence: [...own, seen ?? missing(paper.category, paper.fileName)],
          remedy: { category: paper.category, docId: paper.docId },
        };
      }),
});
