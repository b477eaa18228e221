import { linesOf } from '../page/lines-of.ts';
import type { ReadablePage, Route, Word } from '../readable-document.types.ts';

const across = 110; // letters per line
const down = 66; // lines per page

// A typed page: every letter has a fixed position, runs of letters are words.
export function typedPage(text: string, pageNo = 1, route: Route = 'text'): ReadablePage {
  const aspect = 210 / 297;
  const words = text.split('\n').flatMap((line, row): Word[] =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const [left, right] = [(index + 2) / across, (index + 2 + word.length) / across];
      const [top, low] = [(row + 1.1) / down, (row + 1.9) / down];
      const polygon = [
        [left, top],
        [right, top],
        [right, low],
        [left, low],
      ] as const;
      return { text: word, confidence: route === 'text' ? 1 : 0.9, polygon };
    }),
  );
  const lines = linesOf(words, { page: pageNo, width: 210, height: 297 });
  return { pageNo, route, aspect, words, lines };
}
