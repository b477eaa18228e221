import type { Category } from '@visawright/forms/categories.ts';
import { linesOf } from '../lines.ts';
import type { Paper, PaperPage, Word } from '../paper.types.ts';

const columns = 100;
const rows = 70;

// Words where a typewriter would have put them: a tab or two spaces and more part columns.
export function typed(text: string, confidence = 1): Word[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [x0, x1] = [match.index / columns, (match.index + match[0].length - 0.3) / columns];
      const [y0, y1] = [(row + 0.15) / rows, (row + 0.95) / rows];
      return { text: match[0], confidence, polygon: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] };
    }),
  ); // prettier-ignore
}

export function typedPage(text: string, pageNo = 1, confidence = 1): PaperPage {
  const words = typed(text, confidence);
  const lines = linesOf(words, { page: pageNo, width: columns * 8, height: rows * 18 });
  return { pageNo, route: confidence === 1 ? 'text' : 'scan', aspect: (columns * 8) / (rows * 18), words, lines };
}

export const typedPaper = (category: Category['category'], kind: string, text: string, confidence = 1): Paper => ({
  category,
  kind,
  pages: [typedPage(text, 1, confidence)],
});
