import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { missingEvidence, applicationEvidence } from '../evidence.ts';
import { isCurrentPassport, documentsOf, passportOf, passportValue } from './documents-of.ts';
import { documentName } from '../texts/fact-text.ts';

const params = z.strictObject({
  category: z.enum(documentCategories).optional(),
  except: z.enum(documentCategories).optional(),
  fields: z.array(z.string()).default([]), // fields without which the document is unusable
});

// A passport is checked as a whole because its front and back may be two files; other documents one by one.
export const readable = predicate({
  params,
  judge(input, { category, except, fields }): Violation[] {
    if (category === 'Passport') {
      const passport = passportOf(input);
      const lost = fields.filter((field) => !passportValue(input, field));
      if (!passport || lost.length === 0) return [];
      const [seen] = passport.values;
      return [
        {
          about: '',
          facts: { document: documentName(passport), file: passport.fileName },
          evidence: [seen ?? missingEvidence('Passport', passport.fileName), applicationEvidence(input, 'visaTo')],
          remedy: { category: 'Passport', docId: passport.docId },
        },
      ];
    }
    return documentsOf(input, { category })
      .filter((document) => document.category !== except && !isCurrentPassport(document))
      .filter(({ retake, values }) => retake.length > 0 || (values.length === 0 && fields.length > 0))
      .map((document): Violation => {
        const [seen] = document.values;
        return {
          about: document.docId,
          ...(document.retake[0] && { reason: document.retake[0] }),
          facts: { document: documentName(document), file: document.fileName },
          evidence: [
            seen ?? missingEvidence(document.category, document.fileName),
            applicationEvidence(input, 'visaTo'),
          ],
          remedy: { category: document.category, docId: document.docId },
        };
      });
  },
});
