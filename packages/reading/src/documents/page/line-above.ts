import type { TextLine } from '../readable-document.types.ts';

const high = (line: TextLine) => line.bottom - line.top;
const letter = (line: TextLine) => (line.right - line.left) / Math.max(4, line.text.length);

const sharesColumn = (a: TextLine, b: TextLine) =>
  Math.abs(a.left - b.left) < 4 * letter(a) || (a.left < b.right && b.left < a.right);

// The nearest matching line above in the same column, at most a few rows away.
export function lineAbove(
  lines: readonly TextLine[],
  line: TextLine,
  isWanted: (line: TextLine) => boolean,
  rows = 3,
): TextLine | undefined {
  const above = lines.filter(
    (each) =>
      each.page === line.page &&
      each.row < line.row &&
      line.top - each.bottom < rows * 1.8 * high(line) &&
      sharesColumn(line, each),
  );
  return above.reverse().find(isWanted);
}

// Consecutive lines below a line, in its column.
export function linesUnder(lines: readonly TextLine[], line: TextLine, count: number): TextLine[] {
  const under: TextLine[] = [];
  let before = line;
  for (const each of lines) {
    if (each.page !== line.page || each.row <= before.row || !sharesColumn(line, each)) continue;
    if (each.top - before.bottom > 2 * high(before) || under.length >= count) break;
    under.push(each);
    before = each;
  }
  return under;
}
