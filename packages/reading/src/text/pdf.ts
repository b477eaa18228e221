import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageInput, Word } from '../engine.types.ts';
import { output } from './child.ts';

const dotsPerInch = '200';
const mostPages = 300;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

// The words of every page with their boxes, out of poppler's XHTML.
export function wordsOf(xhtml: string): Word[][] {
  return xhtml
    .split('<page ')
    .slice(1)
    .map((page) => {
      const size = /width="([\d.]+)" height="([\d.]+)"/.exec(page);
      const [width, height] = [Number(size?.[1] ?? 1), Number(size?.[2] ?? 1)];
      const words = page.matchAll(
        /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g,
      );
      return [...words].map(([, x0, y0, x1, y1, text]): Word => {
        const [left, top, right, low] = [
          Number(x0) / width,
          Number(y0) / height,
          Number(x1) / width,
          Number(y1) / height,
        ];
        return { text: decoded(text!), confidence: 1, polygon: [[left, top], [right, top], [right, low], [left, low]] }; // prettier-ignore
      });
    });
}

const textLayer = async (file: string): Promise<Word[][]> =>
  wordsOf((await output('pdftotext', ['-bbox-layout', '-l', String(mostPages), file, '-'])).toString('utf8'));

// A PDF's pages as pictures with their text layer. A page with a handful of words has none worth the name.
export async function pdfPages(file: string): Promise<PageInput[]> {
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  try {
    const words = await textLayer(file).catch(() => []);
    await output('pdftoppm', [
      '-r',
      dotsPerInch,
      '-l',
      String(mostPages),
      '-jpeg',
      '-jpegopt',
      'quality=92',
      file,
      join(folder, 'page'),
    ]);
    const pictures = (await readdir(folder)).sort();
    return await Promise.all(
      pictures.map(async (picture, i) => {
        const bytes = await readFile(join(folder, picture));
        const own = words[i] ?? [];
        return { pageNo: i + 1, bytes, ...(own.length >= 8 && { words: own }) };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
