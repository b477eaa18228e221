import type { ReadableDocument, Word } from '../src/documents/readable-document.types.ts';
import { linesOf } from '../src/documents/page/lines-of.ts';

const [columns, rows] = [100, 62]; // characters per line, lines per page

// A typed page: characters of equal width, lines of equal height; two or more spaces separate columns.
function wordsOf(text: string): Word[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [left, right] = [(match.index + 4) / columns, (match.index + 4 + match[0].length) / columns];
      const [top, bottom] = [(row + 2) / rows, (row + 2.65) / rows];
      return {
        text: match[0],
        confidence: 1,
        polygon: [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
      };
    }),
  );
}

export function typedDocument(
  category: ReadableDocument['category'],
  kind: string,
  ...pages: readonly string[]
): ReadableDocument {
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
