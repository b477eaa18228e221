import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { compare, moneyOf } from '../money.ts';
import { papersOf, valueOf } from '../papers.ts';

const params = z.strictObject({ amount: z.number().positive(), currency: z.string().length(3) });

export const coverAtLeast = predicate({
  params,
  limits: (_form, _group, needed) => ({ needed }),
  judge: (given, needed) =>
    papersOf(given, { category: 'Insurance' }).flatMap((paper): Breach[] => {
      const [amount, currency] = [valueOf(paper, 'coverageAmount'), valueOf(paper, 'coverageCurrency')];
      if (!amount) return [];
      const held = moneyOf(amount.value, currency?.value);
      const result = held ? compare([held], needed) : 'unknown';
      if (result === 'enough') return [];
      return [
        {
          about: paper.docId,
          ...(result === 'unknown' ? { standing: 'unknown' as const, variant: 'unknown' } : {}),
          facts: { held: held ?? amount.raw, needed, file: paper.fileName },
          evidence: [amount, ...(currency ? [currency] : []), said(given, 'visaTo')],
          remedy: { category: 'Insurance', docId: paper.docId },
        },
      ];
    }),
});
