export interface Box {
  readonly width: number; // points
  readonly height: number;
  readonly isMultiline: boolean;
  readonly cells: number | null; // of a comb field: one character each
}

const sizes = [10, 9, 8, 7, 6.5];
const lineHeight = 1.22;
const padding = 4; // points of padding, both sides together

// Character widths of our print font, rounded up, so that text never overflows.
function emOf(char: string): number {
  if (/\p{M}/u.test(char)) return 0;
  if (/[ijlI.,:;'!|()[\]\s]/.test(char)) return 0.34;
  if (/[mwMW@%]/.test(char)) return 0.95;
  return /\p{Lu}/u.test(char) ? 0.72 : 0.63;
}
const emsOf = (text: string) => [...text].reduce((sum, char) => sum + emOf(char), 0);

function linesOf(text: string, ems: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let filled = 0;
    lines += 1;
    for (const word of paragraph.split(' ')) {
      const length = emsOf(word);
      if (length > ems) return Infinity;
      if (filled > 0 && filled + emOf(' ') + length > ems) {
        lines += 1;
        filled = length;
      } else filled += (filled > 0 ? emOf(' ') : 0) + length;
    }
  }
  return lines;
}

// The largest font size at which the text fits its box; null if it does not fit at any readable size.
export function fittingSize(text: string, box: Box): number | null {
  if (box.cells !== null) return [...text].length <= box.cells ? Math.min(10, (box.width / box.cells) * 1.1) : null;
  const fits = (size: number) => {
    const lines = linesOf(text, (box.width - padding) / size);
    return (lines === 1 || box.isMultiline) && lines * size * lineHeight <= box.height;
  };
  return sizes.find(fits) ?? null;
}
