import type { Label } from '../labels/find-labels.ts';
import { isLabelLike } from '../labels/label-words.ts';
import type { TextLine } from '../readable-document.types.ts';
import { hasLettersOrDigits, letterWidth, lineHeight } from './column-of.ts';

const known = new WeakMap<readonly Label[], Map<number, boolean>>();

// A page whose labels stand above their values: beside most labels is another label, and below them is none.
export function isHeaded(lines: readonly TextLine[], labels: readonly Label[], page: number): boolean {
  const pages = known.get(labels) ?? new Map<number, boolean>();
  known.set(labels, pages);
  const cached = pages.get(page);
  if (cached !== undefined) return cached;
  const own = lines.filter((line) => line.page === page && hasLettersOrDigits(line.text));
  const first = new Set(labels.filter(({ line, isFirst }) => line.page === page && isFirst).map(({ line }) => line));
  const isLabel = (line: TextLine) => first.has(line) || isLabelLike(line.text);
  let [above, beside] = [0, 0];
  for (const { line, hasColon, isFirst, end } of labels) {
    if (line.page !== page || !isFirst || end.word < line.words.length - 1) continue;
    const right = own.find((each) => each.row === line.row && each.left > line.right);
    if (hasColon) {
      if (right && !isLabel(right)) beside++;
      continue;
    }
    const under = own.find(
      (each) =>
        each.row > line.row &&
        each.top - line.bottom < 2.2 * lineHeight(line) &&
        Math.abs(each.left - line.left) < 2 * letterWidth(line),
    );
    if (right && isLabel(right) && under && !isLabel(under)) above++;
    else if (right && !isLabel(right) && (!under || isLabel(under))) beside++;
  }
  const isSo = above >= 2 && above > 2 * beside;
  pages.set(page, isSo);
  return isSo;
}
