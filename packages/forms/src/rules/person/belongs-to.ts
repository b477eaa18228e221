import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { missingEvidence } from '../evidence.ts';
import { ownName } from './own-name.ts';
import { documentName } from '../texts/fact-text.ts';

// Decided when the document was read: it names another person and not this traveller.
export const belongsTo = predicate({
  params: z.strictObject({}),
  judge: (input) =>
    input.documents
      .filter(
        ({ belonging, category, isSettled, ownerQuestion }) =>
          isSettled && (belonging === 'other' || (category === 'Passport' && ownerQuestion === 'different')),
      )
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
