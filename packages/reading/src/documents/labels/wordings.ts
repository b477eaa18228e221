// A label's wordings as data: `[Full] Name` has an optional part, `(Date|Dt) of Birth` has alternatives.
export function wordingsOf(pattern: string): string[] {
  const choice = /\(([^()[\]]*\|[^()[\]]*)\)/.exec(pattern);
  if (choice) return each(pattern, choice[0], choice[1]!.split('|'));
  const optional = /\[([^[\]]*)\]/.exec(pattern);
  if (optional) return each(pattern, optional[0], [...optional[1]!.split('|'), '']);
  return [pattern.replaceAll(/\s+/g, ' ').trim()];
}

const each = (pattern: string, part: string, instead: readonly string[]) => [
  ...new Set(instead.flatMap((text) => wordingsOf(pattern.replace(part, () => text)))),
];

// Letters that OCR confuses are treated as equal.
const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', '|': 'l', 5: 's', 8: 'b' };

export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/[01i58]/g, (sign) => alike[sign]!);

export interface Wording {
  readonly letters: string; // folded
  readonly words: number;
}

const made = new Map<string, readonly Wording[]>();

export function wordings(pattern: string): readonly Wording[] {
  const known = made.get(pattern);
  if (known) return known;
  const all = wordingsOf(pattern)
    .filter(Boolean)
    .map((text) => ({ letters: foldLetters(text), words: text.split(/[\s/&-]+/).filter(Boolean).length }))
    .filter((wording) => wording.letters !== '');
  made.set(pattern, all);
  return all;
}
