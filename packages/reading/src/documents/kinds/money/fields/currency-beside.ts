import { normaliseCurrency } from '../../../normalise/normalise-currency.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';

// The currency printed with an amount; otherwise any currency of the document.
export function currencyBeside({ flow }: OpenDocument, amounts: readonly Candidate[]): Candidate[] {
  for (const { raw, words, page } of amounts) {
    const value = normaliseCurrency(raw);
    if (value) return [{ value, raw, words, page, by: 'label', strength: 0.85 }];
  }
  const sign = /₹|\bINR\b|\bRs\b\.?|\bRupees\b|\b(?:USD|EUR|GBP|AED|SGD|AUD|CAD)\b|[€£$]|\bIFSC?\b/i.exec(flow.text);
  if (!sign) return [];
  const value = normaliseCurrency(sign[0]) ?? 'INR';
  return [
    {
      value,
      raw: sign[0],
      ...flow.wordsBetween(sign.index, sign.index + sign[0].length),
      by: 'pattern',
      strength: 0.75,
    },
  ];
}
