import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { papersOf, valueOf } from '../papers.ts';
import { paperName } from '../words-of.ts';

const params = z.strictObject({ kind: z.string(), field: z.string() });

// Only a clear no breaks it: a tick nobody found says nothing.
export const saysYes = predicate({
  params,
  judge: (given, { kind, field }) =>
    papersOf(given, { kinds: [kind] }).flatMap((paper): Breach[] => {
      const seen = valueOf(paper, field);
      if (!seen || !/^(?:false|no|not covered)$/i.test(seen.value.trim())) return [];
      return [
        {
          about: paper.docId,
          facts: { paper: paperName(paper), file: paper.fileName },
          evidence: [seen, said(given, 'visaTo')],
          remedy: { category: paper.category, docId: paper.docId },
        },
      ];
    }),
});
