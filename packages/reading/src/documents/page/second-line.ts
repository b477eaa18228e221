import type { TextLine } from '../readable-document.types.ts';

const high = (line: TextLine) => line.bottom - line.top;
const letter = (line: TextLine) => (line.right - line.left) / Math.max(4, line.text.length);

// The line directly below, left-aligned or centred.
export function secondLine(lines: readonly TextLine[], line: TextLine): TextLine | undefined {
  const under = lines.find(
    (each) =>
      each.page === line.page &&
      each.cell === line.cell &&
      each.row > line.row &&
      each.top - line.bottom < 0.9 * high(line) &&
      each.top > line.top &&
      (Math.abs(each.left - line.left) < 2 * letter(line) ||
        Math.abs((each.left + each.right - line.left - line.right) / 2) < 2 * letter(line)),
  );
  return under && under.text.length <= 30 ? under : undefined;
}

export const joinLines = (line: TextLine, under: TextLine): TextLine => ({
  page: line.page,
  text: `${line.text} ${under.text}`,
  words: [...line.words, ...under.words],
  left: Math.min(line.left, under.left),
  right: Math.max(line.right, under.right),
  top: line.top,
  bottom: under.bottom,
  row: under.row,
  ...(under.cell && { cell: under.cell }),
});

// A colon on its right shows that the second line is a separate label.
export const hasOwnValue = (lines: readonly TextLine[], under: TextLine): boolean => {
  const right = lines.find((each) => each.page === under.page && each.row === under.row && each.left >= under.right);
  return right !== undefined && /^[:：]/.test(right.text);
};
