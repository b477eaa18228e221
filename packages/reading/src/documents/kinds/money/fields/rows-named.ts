import { amountsIn } from '../../../normalise/normalise-amount.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';

const money =
  /\d{1,3}(?:,\d{2,3})+(?:\.\d\d)?|\d+\.\d\d\b|(?:rs\.?|inr|₹)\s*\d|\b\d+(?:\.\d+)? (?:lakhs?|lacs?|crores?)\b/i;
const worth = /(?:(?:rs\.?|inr|₹)\s*)?\d[\d,]*(?:\.\d+)?(?: (?:lakhs?|lacs?|crores?))?/gi;

// Rows about a sum without a known label: the last resort, must be confirmed.
export function rowsNamed({ lines }: OpenDocument, is: RegExp, not: RegExp, strength = 0.7): Candidate[] {
  const rows = Map.groupBy(lines, ({ page, row }) => `${page} ${row}`);
  return [...rows.values()].flatMap((row): Candidate[] => {
    const cells = row.toSorted((a: TextLine, b: TextLine) => a.left - b.left);
    const text = cells.map((line) => line.text).join(' ');
    const at = money.exec(text)?.index ?? -1;
    const stated = text.slice(0, Math.max(0, at));
    if (at < 0 || stated.length > 70 || !is.test(stated) || not.test(stated)) return [];
    const raw = text.slice(at).match(worth)?.[0] ?? '';
    const value = amountsIn(raw)[0]?.value;
    const digits = raw.replaceAll(/[^\d,.]/g, '');
    const words = cells.flatMap((line) => line.words).filter((word) => digits !== '' && word.text.includes(digits));
    return value && words.length > 0
      ? [{ value, raw, words: words.slice(0, 1), page: cells[0]!.page, by: 'label', strength }]
      : [];
  });
}
