import { textWidth } from './glyph-widths.ts';

export interface Box {
  readonly width: number; // points
  readonly height: number;
  readonly isMultiline: boolean;
  readonly cells: number | null; // of a comb field: one character each
}
export interface Fitted {
  readonly size: number; // points
  readonly lines: readonly string[];
}

const sizes = [10, 9, 8, 7, 6.5];
export const lineHeight = 1.22;
const padding = 4; // points of padding, both sides together
const tolerance = 1.02; // kerning can make a line slightly wider than its characters

// Lines of at most this width in ems; null if a word is wider than a line.
function linesOf(text: string, ems: number): string[] | null {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let [filled, words] = [0, [] as string[]];
    for (const word of paragraph.split(' ')) {
      const length = textWidth(word) * tolerance;
      if (length > ems) return null;
      const joined = filled + textWidth(' ') + length;
      if (filled > 0 && joined > ems) {
        lines.push(words.join(' '));
        [filled, words] = [length, [word]];
      } else {
        filled = filled > 0 ? joined : length;
        words.push(word);
      }
    }
    lines.push(words.join(' '));
  }
  return lines;
}

// Number of lines at this width in ems; Infinity if a word is wider than a line.
export const countLines = (text: string, ems: number): number => linesOf(text, ems)?.length ?? Infinity;

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

// What a reader takes for one character: in Devanagari a letter with its signs.
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

// The lines at the largest font size at which the text fits its box; null if it does not fit at any readable size.
export function fitText(text: string, box: Box): Fitted | null {
  if (box.cells !== null)
    return charactersOf(text).length <= box.cells
      ? { size: Math.min(10, (box.width / box.cells) * 1.1, box.height / lineHeight), lines: [text] }
      : null;
  for (const size of sizes) {
    const lines = linesOf(text, (box.width - padding) / size);
    if (lines && (lines.length === 1 || box.isMultiline) && lines.length * size * lineHeight <= box.height)
      return { size, lines };
  }
  return null;
}

export const fittingSize = (text: string, box: Box): number | null => fitText(text, box)?.size ?? null;

// One text over several boxes, each continuing where the one before ends; null if they do not hold it.
export function fitOver(text: string, boxes: readonly Box[]): readonly Fitted[] | null {
  for (const size of sizes) {
    let words = text.split(/\s+/);
    const fitted = boxes.map((box) => {
      let count = words.length;
      while (count > 0 && !fitsAt(words.slice(0, count).join(' '), box, size)) count -= 1;
      const taken = words.slice(0, count).join(' ');
      words = words.slice(count);
      if (count === 0) return { size, lines: [] };
      return box.cells === null ? { size, lines: linesOf(taken, (box.width - padding) / size)! } : fitText(taken, box)!;
    });
    if (words.length === 0) return fitted;
  }
  return null;
}

function fitsAt(text: string, box: Box, size: number): boolean {
  if (box.cells !== null) return charactersOf(text).length <= box.cells;
  const lines = linesOf(text, (box.width - padding) / size)?.length ?? Infinity;
  return (lines === 1 || box.isMultiline) && lines * size * lineHeight <= box.height;
}

// Characters at the end of a text that its box does not hold at the smallest size.
export function charactersOver(text: string, box: Box): number {
  const characters = charactersOf(text);
  if (box.cells !== null) return Math.max(0, characters.length - box.cells);
  let [fits, over] = [0, characters.length + 1];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (middle <= characters.length && fitText(characters.slice(0, middle).join(''), box)) fits = middle;
    else over = middle;
  }
  return characters.length - fits;
}
