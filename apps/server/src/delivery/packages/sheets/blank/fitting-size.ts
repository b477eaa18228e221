import { textWidth } from './glyph-widths.ts';

export interface Box {
  readonly width: number; // points
  readonly height: number;
  readonly isMultiline: boolean;
  readonly cells: number | null; // of a comb field: one character each
}

const sizes = [10, 9, 8, 7, 6.5];
export const lineHeight = 1.22;
const padding = 4; // points of padding, both sides together
const tolerance = 1.02; // kerning can make a line slightly wider than its characters

// Number of lines at this width in ems; Infinity if a word is wider than a line.
export function countLines(text: string, ems: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let filled = 0;
    lines += 1;
    for (const word of paragraph.split(' ')) {
      const length = textWidth(word) * tolerance;
      if (length > ems) return Infinity;
      const joined = filled + textWidth(' ') + length;
      if (filled > 0 && joined > ems) {
        lines += 1;
        filled = length;
      } else filled = filled > 0 ? joined : length;
    }
  }
  return lines;
}

// The largest font size at which the text fits its box; null if it does not fit at any readable size.
export function fittingSize(text: string, box: Box): number | null {
  if (box.cells !== null) return [...text].length <= box.cells ? Math.min(10, (box.width / box.cells) * 1.1) : null;
  const fits = (size: number) => {
    const lines = countLines(text, (box.width - padding) / size);
    return (lines === 1 || box.isMultiline) && lines * size * lineHeight <= box.height;
  };
  return sizes.find(fits) ?? null;
}
