import type { Paper, Word } from '../src/papers/paper.types.ts';
import { linesOf } from '../src/papers/lines.ts';

const [columns, rows] = [100, 62]; // signs a line, lines a page

// A page as a typewriter sets it: each sign one step wide, each line one step high; two spaces or more part columns.
function wordsOf(text: string): Word[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [left, right] = [(match.index + 4) / columns, (match.index + 4 + match[0].length) / columns];
      const [top, bottom] = [(row + 2) / rows, (row + 2.65) / rows];
      return { text: match[0], confidence: 1, polygon: [[left, top], [right, top], [right, bottom], [left, bottom]] }; // prettier-ignore
    }),
  );
}

export function typedPaper(category: Paper['category'], kind: string, ...pages: readonly string[]): Paper {
  return {
    category,
    kind,
    pages: pages.map((text, index) => {
      const words = wordsOf(text.replace(/^\n/, ''));
      const sheet = { page: index + 1, width: 1000, height: 1414 };
      return { pageNo: index + 1, route: 'text', aspect: 1000 / 1414, words, lines: linesOf(words, sheet) };
    }),
  };
}
