import { nameTruncation } from '@visawright/contract/platform/constants.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// Counts graphemes, so a Devanagari letter is never separated from its vowel sign.
export function truncateName(name: string): string {
  const seen = [...letters.segment(name)];
  if (seen.length <= nameTruncation) return name;
  return `${seen
    .slice(0, nameTruncation)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
