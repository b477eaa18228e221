// Latin accents. Vowel signs of other scripts are marks too, but carry meaning.
const accents = /[\u0300-\u036f]/g;

export const tidyText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

// Without case, accents and punctuation.
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const foldedWords = (text: string): string[] => foldedText(text).split(' ').filter(Boolean);

// One text has all words of the other: "Tourist" and "Tourist, single entry".
export function isContained(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word) => long.includes(word));
}
