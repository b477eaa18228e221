import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface PrintedWord {
  readonly text: string;
  readonly x: number; // its middle, as a share of the page
  readonly y: number;
}
export type Rectangle = readonly (readonly [number, number])[];

const run = promisify(execFile);
const page = /<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g;
const word = /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)<\/word>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!);

// The words of a PDF, page by page, read without the product's own code.
export async function printedWords(pdf: Buffer): Promise<PrintedWord[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-check-'));
  try {
    const file = join(folder, 'file.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 64 * 1_024 * 1_024 });
    return wordsIn(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const wordsIn = (xml: string): PrintedWord[][] =>
  Array.from(xml.matchAll(page), ([, width, height, body]) =>
    Array.from(body!.matchAll(word), ([, x1, y1, x2, y2, text]) => ({
      text: plain(text!),
      x: (Number(x1) + Number(x2)) / 2 / Number(width),
      y: (Number(y1) + Number(y2)) / 2 / Number(height),
    })),
  );

const slack = 0.004; // of the page: a rectangle may touch the edge of its words

export function textIn(words: readonly PrintedWord[], rectangle: Rectangle): string {
  const [xs, ys] = [rectangle.map(([x]) => x), rectangle.map(([, y]) => y)];
  const isInside = (at: number, shares: readonly number[]) =>
    at >= Math.min(...shares) - slack && at <= Math.max(...shares) + slack;
  return words
    .filter(({ x, y }) => isInside(x, xs) && isInside(y, ys))
    .map(({ text }) => text)
    .join(' ');
}

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

// A date that was read as 2026-05-09 may be printed as 09-05-2026.
const spellings = (raw: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(raw) ?? [];
  return year ? [raw, `${day}${month}${year}`] : [raw];
};

// Whether the text in a rectangle is the one that was read: all its words, in any arrangement of lines, spaces and signs.
export function isSameText(inRectangle: string, raw: string): boolean {
  const printed = letters(inRectangle);
  const hasWords = (text: string) => text.split(/\s+/).every((each) => printed.includes(letters(each)));
  return letters(raw) !== '' && spellings(raw).some((each) => printed.includes(letters(each)) || hasWords(each));
}

export const isWithinPage = (rectangle: Rectangle): boolean =>
  rectangle.every((point) => point.every((share) => share >= -slack && share <= 1 + slack));
