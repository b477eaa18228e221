import { hasLettersOrDigits, lineHeight, letterWidth } from './column-of.ts';
import type { Label } from '../labels/find-labels.ts';
import type { TextLine } from '../readable-document.types.ts';

const isAligned = (a: TextLine, b: TextLine) =>
  Math.abs(a.left - b.left) < 2 * letterWidth(a) || Math.abs(a.left + a.right - b.left - b.right) < 4 * letterWidth(a);

// The line directly above a label, and the gap to it.
export function lineOver(lines: readonly TextLine[], line: TextLine): { line: TextLine; gap: number } | undefined {
  const over = lines.findLast(
    (each) =>
      each.page === line.page &&
      each.row < line.row &&
      each.bottom <= line.top + 0.3 * lineHeight(line) &&
      isAligned(line, each) &&
      hasLettersOrDigits(each.text),
  );
  return over && { line: over, gap: line.top - over.bottom };
}

const known = new WeakMap<readonly Label[], Map<number, boolean>>();

// A form with labels below the filled-in lines: most labels are close to the text above and far from the text below.
export function isCaptioned(lines: readonly TextLine[], labels: readonly Label[], page: number): boolean {
  const pages = known.get(labels) ?? new Map<number, boolean>();
  known.set(labels, pages);
  const cached = pages.get(page);
  if (cached !== undefined) return cached;
  const own = new Set(labels.filter((label) => label.line.page === page && label.isFirst).map((label) => label.line));
  const alone = [...own].filter((line) =>
    labels.some(
      (label) =>
        label.line === line && !label.hasColon && label.end.word === line.words.length - 1 && label.fields.length > 0,
    ),
  );
  const votes = alone.map((line) => {
    const over = lineOver(lines, line);
    const under = lines.find(
      (each) => each.page === page && each.row > line.row && isAligned(line, each) && hasLettersOrDigits(each.text),
    );
    if (!over || own.has(over.line) || over.gap > lineHeight(line)) return false;
    return !under || own.has(under) || under.top - line.bottom > 1.6 * Math.max(over.gap, 0.2 * lineHeight(line));
  });
  const isSo = votes.length >= 3 && votes.filter(Boolean).length >= 0.7 * votes.length;
  pages.set(page, isSo);
  return isSo;
}
