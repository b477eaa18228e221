import { currency } from '../../normalise/currency.ts';
import type { Candidate } from '../../paper.types.ts';
import type { Open } from '../../rules.types.ts';

// The currency an amount is printed with; else the one the paper shows anywhere.
export function currencyBeside({ flow }: Open, amounts: readonly Candidate[]): Candidate[] {
  for (const { raw, words, page } of amounts) {
    const value = currency(raw);
    if (value) return [{ value, raw, words, page, by: 'label', strength: 0.85 }];
  }
  const sign = /₹|\bINR\b|\bRs\b\.?|\bRupees\b|\b(?:USD|EUR|GBP|AED|SGD|AUD|CAD)\b|[€£$]|\bIFSC?\b/i.exec(flow.text);
  if (!sign) return [];
  const value = currency(sign[0]) ?? 'INR';
  return [{ value, raw: sign[0], ...flow.wordsBetween(sign.index, sign.index + sign[0].length), by: 'pattern', strength: 0.75 }]; // prettier-ignore
}
