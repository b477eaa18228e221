import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { compareMoney, moneyOf } from '../funds/money.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';

const params = z.strictObject({ amount: z.number().positive(), currency: z.string().length(3) });

export const coverAtLeast = predicate({
  params,
  limits: (_form, _group, needed) => ({ needed }),
  judge: (input, needed) =>
    documentsOf(input, { category: 'Insurance' }).flatMap((document): Violation[] => {
      const [amount, currency] = [valueOf(document, 'coverageAmount'), valueOf(document, 'coverageCurrency')];
      if (!amount) return [];
      const held = moneyOf(amount.value, currency?.value);
      const result = held ? compareMoney([held], needed) : 'unknown';
      if (result === 'enough') return [];
      return [
        {
          about: document.docId,
          ...(result === 'unknown' ? { status: 'unknown' as const, variant: 'unknown' } : {}),
          facts: { held: held ?? amount.raw, needed, file: document.fileName },
          evidence: [amount, ...(currency ? [currency] : []), applicationEvidence(input, 'visaTo')],
          remedy: { category: 'Insurance', docId: document.docId },
        },
      ];
    }),
});
