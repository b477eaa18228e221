import { amountsIn } from '../../normalise/amount.ts';
import type { Candidate, TextLine } from '../../paper.types.ts';
import type { Open } from '../../rules.types.ts';

const money =
  /\d{1,3}(?:,\d{2,3})+(?:\.\d\d)?|\d+\.\d\d\b|(?:rs\.?|inr|₹)\s*\d|\b\d+(?:\.\d+)? (?:lakhs?|lacs?|crores?)\b/i;
const worth = /(?:(?:rs\.?|inr|₹)\s*)?\d[\d,]*(?:\.\d+)?(?: (?:lakhs?|lacs?|crores?))?/gi;

// Rows whose words mean a sum without being any known label: the last resort, and shown to a person.
export function rowsNamed({ lines }: Open, is: RegExp, not: RegExp, strength = 0.7): Candidate[] {
  const rows = Map.groupBy(lines, ({ page, row }) => `${page} ${row}`);
  return [...rows.values()].flatMap((row): Candidate[] => {
    const cells = row.toSorted((a: TextLine, b: TextLine) => a.left - b.left);
    const text = cells.map((line) => line.text).join(' ');
    const at = money.exec(text)?.index ?? -1;
    const said = text.slice(0, Math.max(0, at));
    if (at < 0 || said.length > 70 || !is.test(said) || not.test(said)) return [];
    const raw = text.slice(at).match(worth)?.[0] ?? '';
    const value = amountsIn(raw)[0]?.value;
    const digits = raw.replaceAll(/[^\d,.]/g, '');
    const words = cells.flatMap((line) => line.words).filter((word) => digits !== '' && word.text.includes(digits));
    return value && words.length > 0 ? [{ value, raw, words: words.slice(0, 1), page: cells[0]!.page, by: 'label', strength }] : []; // prettier-ignore
  });
}
