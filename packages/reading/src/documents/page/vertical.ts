import type { PlacedWord } from '../readable-document.types.ts';

// Vertical text at the page's edge: its words are taller than wide.
export const isVertical = (word: PlacedWord, aspect: number): boolean =>
  word.text.length >= 3 && word.bottom - word.top > 1.6 * (word.right - word.left) * aspect;

// Rotated to horizontal and placed below the page, so that it has no neighbours.
export const toHorizontal = (word: PlacedWord, aspect: number): PlacedWord => ({
  ...word,
  left: (1 - word.bottom) / aspect,
  right: (1 - word.top) / aspect,
  top: 2 + word.left * aspect,
  bottom: 2 + word.right * aspect,
});
