import { documentCategories } from '@visawright/contract/document-facts.ts';
import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { missing, said } from '../evidence.ts';
import { isCurrentPassport, papersOf, passportOf, passportValue } from '../papers.ts';
import { paperName } from '../words-of.ts';

const params = z.strictObject({
  category: z.enum(documentCategories).optional(),
  except: z.enum(documentCategories).optional(),
  fields: z.array(z.string()).default([]), // without these the paper is as good as not there
});

// A passport is looked at as a whole, its front and back may be two files; of other papers each for itself.
export const readable = predicate({
  params,
  judge(given, { category, except, fields }): Breach[] {
    if (category === 'Passport') {
      const passport = passportOf(given);
      const lost = fields.filter((field) => !passportValue(given, field));
      if (!passport || lost.length === 0) return [];
      const [seen] = passport.values;
      return [
        {
          about: '',
          facts: { paper: paperName(passport), file: passport.fileName },
          evidence: [seen ?? missing('Passport', passport.fileName), said(given, 'visaTo')],
          remedy: { category: 'Passport', docId: passport.docId },
        },
      ];
    }
    return papersOf(given, { category })
      .filter((paper) => paper.category !== except && !isCurrentPassport(paper))
      .filter(({ retake, values }) => retake.length > 0 || (values.length === 0 && fields.length > 0))
      .map((paper): Breach => {
        const [seen] = paper.values;
        return {
          about: paper.docId,
          ...(paper.retake[0] && { reason: paper.retake[0] }),
          facts: { paper: paperName(paper), file: paper.fileName },
          evidence: [seen ?? missing(paper.category, paper.fileName), said(given, 'visaTo')],
          remedy: { category: paper.category, docId: paper.docId },
        };
      });
  },
});
