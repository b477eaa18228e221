import type { TextLine } from './paper.types.ts';

const high = (line: TextLine) => line.bottom - line.top;
const letter = (line: TextLine) => (line.right - line.left) / Math.max(4, line.text.length);

const sharesColumn = (a: TextLine, b: TextLine) =>
  Math.abs(a.left - b.left) < 4 * letter(a) || (a.left < b.right && b.left < a.right);

// The nearest line above in the same column that will do, not farther than a few rows.
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

// Lines below one another under a line, in its column.
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
