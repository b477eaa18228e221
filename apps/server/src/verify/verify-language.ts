import type { VerifyLanguage } from '@visawright/contract/verify/words/verify-words.ts';

const weightOf = (range: string) => Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);

// The address's own word first, then the first of ours the browser would like to read.
export function verifyLanguage(asked: unknown, accepted = ''): VerifyLanguage {
  if (asked === 'en' || asked === 'hi') return asked;
  const ranges = accepted.slice(0, 400).toLowerCase().split(',');
  const ours = ranges.filter((range) => /^\s*(en|hi)\b/.test(range)).sort((a, b) => weightOf(b) - weightOf(a));
  return ours[0]?.trim().startsWith('hi') ? 'hi' : 'en';
}
