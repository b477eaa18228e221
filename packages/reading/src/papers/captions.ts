import { hasSigns, high, letter } from './columns.ts';
import type { Label } from './labels.ts';
import type { TextLine } from './paper.types.ts';

const isAligned = (a: TextLine, b: TextLine) => Math.abs(a.left - b.left) < 2 * letter(a) || Math.abs(a.left + a.right - b.left - b.right) < 4 * letter(a); // prettier-ignore

// The line a label stands tight under, and the gap to it.
export function lineOver(lines: readonly TextLine[], line: TextLine): { line: TextLine; gap: number } | undefined {
  const over = lines.findLast((each) => each.page === line.page && each.row < line.row && each.bottom <= line.top + 0.3 * high(line) && isAligned(line, each) && hasSigns(each.text)); // prettier-ignore
  return over && { line: over, gap: line.top - over.bottom };
}

const known = new WeakMap<readonly Label[], Map<number, boolean>>();

// A form whose labels stand under the lines that were filled in: most labels are near to what is above them, and far from what is below.
export function isCaptioned(lines: readonly TextLine[], labels: readonly Label[], page: number): boolean {
  const pages = known.get(labels) ?? new Map<number, boolean>();
  known.set(labels, pages);
  const told = pages.get(page);
  if (told !== undefined) return told;
  const own = new Set(labels.filter((label) => label.line.page === page && label.isFirst).map((label) => label.line));
  const alone = [...own].filter((line) => labels.some((label) => label.line === line && !label.hasColon && label.end.word === line.words.length - 1 && label.fields.length > 0)); // prettier-ignore
  const votes = alone.map((line) => {
    const over = lineOver(lines, line);
    const under = lines.find((each) => each.page === page && each.row > line.row && isAligned(line, each) && hasSigns(each.text)); // prettier-ignore
    if (!over || own.has(over.line) || over.gap > high(line)) return false;
    return !under || own.has(under) || under.top - line.bottom > 1.6 * Math.max(over.gap, 0.2 * high(line));
  });
  const isSo = votes.length >= 3 && votes.filter(Boolean).length >= 0.7 * votes.length;
  pages.set(page, isSo);
  return isSo;
}
