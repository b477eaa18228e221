import type { PlacedWord, TextLine } from './paper.types.ts';

// The whole paper as running text. Words stand apart by a space, parts of a row by a tab, rows by a line feed.
export interface Flow {
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
export const plainText = (text: string): string => text.replaceAll(/[’‘“”–—\u00a0]/g, (mark) => plain[mark]!);

export function flowOf(lines: readonly TextLine[]): Flow {
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

// A space in a sentence's pattern is any white space, since sentences run over the ends of lines; `.` and a space in brackets do not.
export function sentence(pattern: RegExp): RegExp {
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
