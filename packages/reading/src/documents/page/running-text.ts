import type { PlacedWord, TextLine } from '../readable-document.types.ts';

// The whole document as running text. Words are separated by a space, parts of a row by a tab, rows by a line feed.
export interface RunningText {
  readonly text: string;
  wordsBetween(from: number, to: number): { readonly words: readonly PlacedWord[]; readonly page: number };
}

const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
};
const plainText = (text: string): string => text.replaceAll(/[’‘“”–—\u00a0]/g, (mark) => plain[mark]!);

export function runningTextOf(lines: readonly TextLine[]): RunningText {
  const places: { from: number; word: PlacedWord; page: number }[] = [];
  let text = '';
  let before: TextLine | undefined;
  for (const line of lines) {
    if (before) text += before.page === line.page && before.row === line.row ? '\t' : '\n';
    for (const [i, word] of line.words.entries()) {
      if (i > 0) text += ' ';
      places.push({ from: text.length, word, page: line.page });
      text += plainText(word.text);
    }
    before = line;
  }
  return {
    text,
    wordsBetween(from, to) {
      const inside = places.filter((each) => each.from < to && each.from + each.word.text.length > from);
      return { words: inside.map((each) => each.word), page: inside[0]?.page ?? 1 };
    },
  };
}

const spaced = new WeakMap<RegExp, RegExp>();

// A space in a sentence's pattern matches any white space, since sentences wrap over lines; `.` and a space in
// brackets do not.
export function sentenceRegExp(pattern: RegExp): RegExp {
  const known = spaced.get(pattern);
  if (known) return known;
  const flags = [...new Set(`${pattern.flags}dg`)].join('');
  const source = pattern.source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]| [?*]?/g, (part) =>
    part === ' ' ? String.raw`\s+` : part.startsWith(' ') ? String.raw`\s*` : part,
  );
  const made = new RegExp(source, flags);
  spaced.set(pattern, made);
  return made;
}
