import type { Category } from '@visawright/forms/documents/categories.ts';
import { linesOf } from '../page/lines-of.ts';
import type { ReadableDocument, ReadablePage, Word } from '../readable-document.types.ts';

const columns = 100;
const rows = 70;

// Words positioned as on a typewriter: a tab or at least two spaces separate columns.
export function typed(text: string, confidence = 1): Word[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [x0, x1] = [match.index / columns, (match.index + match[0].length - 0.3) / columns];
      const [y0, y1] = [(row + 0.15) / rows, (row + 0.95) / rows];
      return {
        text: match[0],
        confidence,
        polygon: [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ],
      };
    }),
  );
}

export function typedPage(text: string, pageNo = 1, confidence = 1): ReadablePage {
  const words = typed(text, confidence);
  const lines = linesOf(words, { page: pageNo, width: columns * 8, height: rows * 18 });
  return { pageNo, route: confidence === 1 ? 'text' : 'scan', aspect: (columns * 8) / (rows * 18), words, lines };
}

export const typedDocument = (
  category: Category['category'],
  kind: string,
  text: string,
  confidence = 1,
): ReadableDocument => ({
  category,
  kind,
  pages: [typedPage(text, 1, confidence)],
});
