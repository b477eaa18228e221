import { nameTruncation } from '@visawright/contract/constants.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// Counted as a reader counts: a Devanagari letter with its vowel sign is one, and is never cut in two.
export function truncateName(name: string): string {
  const seen = [...letters.segment(name)];
  if (seen.length <= nameTruncation) return name;
  return `${seen
    .slice(0, nameTruncation)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
