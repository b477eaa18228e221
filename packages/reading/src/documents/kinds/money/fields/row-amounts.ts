import { amountsIn } from '../../../normalise/normalise-amount.ts';
import { findLabels, textAfter, type Label } from '../../../labels/find-labels.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { valueSpansOf } from '../../../values/value-spans.ts';

type Wanted = Readonly<Record<string, readonly string[]>>;

// In a form of headings above amounts, or of boxes, the amount is not in the label's row.
function underLabel(label: Label, lines: readonly TextLine[], labels: readonly Label[]): Candidate[] {
  for (const { text, words, page, strength } of valueSpansOf(label, { lines, labels }, 1)) {
    const [amount, second] = amountsIn(text);
    if (amount && !second)
      return [{ value: amount.value, raw: amount.raw, words, page, by: 'label', strength, placed: strength }];
  }
  return [];
}

// Numbered rows of a form: text on the left, optionally the row number, the amount at the right end. Two such rows may be side by side.
export function rowAmounts(
  { lines, labels: known }: OpenDocument,
  wanted: Wanted,
  stops: readonly string[] = [],
): Record<string, Candidate[]> {
  const labels = findLabels(lines, wanted, stops);
  const found: Record<string, Candidate[]> = {};
  const all = [...known.filter(({ line }) => !labels.some((label) => label.line === line)), ...labels];
  const heads = new Set(all.filter(({ isFirst }) => isFirst).map(({ line }) => line));
  for (const label of labels) {
    const { line, end, errors } = label;
    const right = lines
      .filter((each) => each.page === line.page && each.row === line.row && each.left >= line.right - 0.002)
      .sort((a, b) => a.left - b.left);
    const next = right.findIndex((each) => heads.has(each));
    const beside = next < 0 ? right : right.slice(0, next);
    const own = textAfter(line, end).replaceAll(/\([^)]*[a-z+][^)]*\)|\bu\/s\b.*?\)/gi, ' ');
    const parts = [{ text: own, words: line.words.slice(end.word) }, ...beside];
    const last = parts.findLast((part) => amountsIn(part.text).length > 0);
    const amount = last && amountsIn(last.text).at(-1);
    if (!last || !amount) {
      const under = label.isFirst ? underLabel(label, lines, all) : [];
      for (const field of label.fields) (found[field] ??= []).push(...under);
      continue;
    }
    const words = last.words.filter((word) => /\d/.test(word.text));
    for (const field of label.fields)
      (found[field] ??= []).push({
        value: amount.value,
        raw: amount.raw,
        words: words.slice(-Math.max(1, amount.raw.split(/\s+/).length)),
        page: line.page,
        by: 'table',
        strength: (label.isFirst ? 0.9 : 0.75) - errors * 0.08,
      });
  }
  return found;
}

export function merge(into: Record<string, Candidate[]>, more: Readonly<Record<string, readonly Candidate[]>>): void {
  for (const [id, list] of Object.entries(more)) into[id] = [...(into[id] ?? []), ...list];
}

// What is found in another way fills gaps only.
export function addMissing(
  into: Record<string, Candidate[]>,
  more: Readonly<Record<string, readonly Candidate[]>>,
): void {
  for (const [id, list] of Object.entries(more)) if ((into[id] ?? []).length === 0) into[id] = [...list];
}
