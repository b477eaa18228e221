import type { Word } from '../engine.types.ts';
import type { PageShape } from './pdf-shape.ts';
import { runCommand } from './run-command.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const word = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g;

// The words of every page with their boxes, from poppler's XHTML. For a rotated page it gives coordinates as shown
// but the
// size as stored, so sizes come from elsewhere. Words outside the page are invisible and dropped.
const wordsOf = (xhtml: string, shapes: readonly PageShape[]): Word[][] =>
  xhtml
    .split('<page ')
    .slice(1)
    .map((page, n) => {
      const { width, height } = shapes[n] ?? { width: 1, height: 1 };
      return Array.from(page.matchAll(word), ([, x0, y0, x1, y1, text]): Word => {
        const [left, right] = [Number(x0) / width, Number(x1) / width];
        const [top, low] = [Number(y0) / height, Number(y1) / height];
        return {
          text: decoded(text!).trim(),
          confidence: 1,
          polygon: [
            [left, top],
            [right, top],
            [right, low],
            [left, low],
          ],
        };
      }).filter(({ text, polygon }) => text !== '' && polygon.flat().every((share) => share > -0.01 && share < 1.01));
    });

export const textLayer = async (file: string, shapes: readonly PageShape[]): Promise<Word[][]> =>
  wordsOf(
    (
      await runCommand('pdftotext', ['-q', '-cropbox', '-bbox-layout', '-l', String(shapes.length), file, '-'])
    ).toString(),
    shapes,
  );
