import type { PlacedWord } from './paper.types.ts';

// Writing that runs up the page's edge: its words are higher than wide.
export const isVertical = (word: PlacedWord, aspect: number): boolean =>
  word.text.length >= 3 && word.bottom - word.top > 1.6 * (word.right - word.left) * aspect;

// As it would stand when read from below to above, and below the page, where it is nobody's neighbour.
export const laidDown = (word: PlacedWord, aspect: number): PlacedWord => ({
  ...word,
  left: (1 - word.bottom) / aspect,
  right: (1 - word.top) / aspect,
  top: 2 + word.left * aspect,
  bottom: 2 + word.right * aspect,
});
