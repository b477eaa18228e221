import { amountsIn } from '../../../normalise/normalise-amount.ts';
import { findLabels, textAfter } from '../../../labels/find-labels.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';

type Wanted = Readonly<Record<string, readonly string[]>>;

// Numbered rows of a form: text on the left, optionally the row number, the amount at the right end.
export function rowAmounts(
  { lines }: OpenDocument,
  wanted: Wanted,
  stops: readonly string[] = [],
): Record<string, Candidate[]> {
  const labels = findLabels(lines, wanted, stops);
  const found: Record<string, Candidate[]> = {};
  for (const label of labels) {
    const { line, end, errors } = label;
    const beside = lines
      .filter((each) => each.page === line.page && each.row === line.row && each.left >= line.right - 0.002)
      .sort((a, b) => a.left - b.left);
    const own = textAfter(line, end).replaceAll(/\([^)]*[a-z+][^)]*\)|\bu\/s\b.*?\)/gi, ' ');
    const parts = [{ text: own, words: line.words.slice(end.word) }, ...beside];
    const last = parts.findLast((part) => amountsIn(part.text).length > 0);
    const amount = last && amountsIn(last.text).at(-1);
    if (!last || !amount) continue;
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
