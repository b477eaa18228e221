export type PageLanguage = 'en' | 'hi';

const weightOf = (range: string) => Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);

// The language in the address first, then the browser's preferred one of those we have.
export function pageLanguage(asked: unknown, accepted = ''): PageLanguage {
  if (asked === 'en' || asked === 'hi') return asked;
  const ranges = accepted.slice(0, 400).toLowerCase().split(',');
  const ours = ranges.filter((range) => /^\s*(en|hi)\b/.test(range)).sort((a, b) => weightOf(b) - weightOf(a));
  return ours[0]?.trim().startsWith('hi') ? 'hi' : 'en';
}
