import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';
import { documentName } from '../texts/fact-text.ts';

const params = z.strictObject({ kind: z.string(), field: z.string() });

// Only an explicit "no" is a violation; a missing tick is not.
export const fieldIsYes = predicate({
  params,
  judge: (input, { kind, field }) =>
    documentsOf(input, { kinds: [kind] }).flatMap((document): Violation[] => {
      const seen = valueOf(document, field);
      if (!seen || !/^(?:false|no|not covered)$/i.test(seen.value.trim())) return [];
      return [
        {
          about: document.docId,
          facts: { document: documentName(document), file: document.fileName },
          evidence: [seen, applicationEvidence(input, 'visaTo')],
          remedy: { category: document.category, docId: document.docId },
        },
      ];
    }),
});
