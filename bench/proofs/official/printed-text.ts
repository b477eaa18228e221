import type { Word } from '@visawright/server/testing.ts';

interface Area {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const isInside = (word: Area, area: Area, tolerance: number): boolean =>
  word.page === area.page &&
  word.left >= area.left - tolerance &&
  word.left + word.width <= area.left + area.width + tolerance &&
  word.top >= area.top - tolerance &&
  word.top + word.height <= area.top + area.height + tolerance;

export const isMiddleInside = (word: Area, area: Area): boolean =>
  isInside(
    { ...word, left: word.left + word.width / 2, top: word.top + word.height / 2, width: 0, height: 0 },
    area,
    0,
  );

// A word's height includes room above and below its letters, so that neighbouring lines may share a little.
export function isPrintedOver(one: Area, other: Area): boolean {
  const inset = (area: Area) => ({ ...area, top: area.top + area.height * 0.22, height: area.height * 0.56 });
  const [a, b] = [inset(one), inset(other)];
  return (
    a.page === b.page &&
    a.left + 0.3 < b.left + b.width &&
    b.left + 0.3 < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

// Line breaks and the order of combining marks are the printer's; letters and digits are the answer's.
export const withoutSpaces = (text: string): string => text.normalize('NFC').replaceAll(/[\s\u00a0]+/g, '');

export const joined = (words: readonly Word[]): string => withoutSpaces(words.map(({ text }) => text).join(''));
