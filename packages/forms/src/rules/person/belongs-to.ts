import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { missingEvidence } from '../evidence.ts';
import { ownName } from './own-name.ts';
import { documentName } from '../fact-text.ts';

// Decided when the document was read: it certainly names another traveller and not this one.
export const belongsTo = predicate({
  params: z.strictObject({}),
  judge: (input) =>
    input.documents
      .filter(({ belonging, isSettled }) => isSettled && belonging === 'other')
      .map((document): Violation => {
        const seen = document.values.find(({ field }) => /name/i.test(field)) ?? document.values[0];
        const own = ownName(input)?.evidence ?? [];
        return {
          about: document.docId,
          facts: { document: documentName(document), file: document.fileName, other: seen?.value ?? '' },
          evidence: [...own, seen ?? missingEvidence(document.category, document.fileName)],
          remedy: { category: document.category, docId: document.docId },
        };
      }),
});
