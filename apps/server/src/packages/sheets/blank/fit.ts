export interface Box {
  readonly width: number; // points
  readonly height: number;
  readonly isMultiline: boolean;
  readonly cells: number | null; // of a comb: one sign each
}

const sizes = [10, 9, 8, 7, 6.5];
const lineHeight = 1.22;
const room = 4; // points the box keeps free on both sides together

// Widths of the font we print with, rounded up: what is judged to fit does fit.
function emOf(sign: string): number {
  if (/\p{M}/u.test(sign)) return 0;
  if (/[ijlI.,:;'!|()[\]\s]/.test(sign)) return 0.34;
  if (/[mwMW@%]/.test(sign)) return 0.95;
  return /\p{Lu}/u.test(sign) ? 0.72 : 0.63;
}
const emsOf = (text: string) => [...text].reduce((sum, sign) => sum + emOf(sign), 0);

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

// The largest size at which the text stands in its box; null: in none that can be read.
export function fittingSize(text: string, box: Box): number | null {
  if (box.cells !== null) return [...text].length <= box.cells ? Math.min(10, (box.width / box.cells) * 1.1) : null;
  const fits = (size: number) => {
    const lines = linesOf(text, (box.width - room) / size);
    return (lines === 1 || box.isMultiline) && lines * size * lineHeight <= box.height;
  };
  return sizes.find(fits) ?? null;
}
