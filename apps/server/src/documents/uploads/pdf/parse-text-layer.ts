import type { Word } from '@visawright/reading/engine.types.ts';
import { boxPolygon } from '../../readings/box-polygon.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}));/g, (_, name: string | undefined, code: string) =>
    name ? entities[name]! : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  );

const page = /<page [^>]*>([\s\S]*?)<\/page>/g;
const word = /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)<\/word>/g;

// Parses `pdftotext -bbox-layout`. For rotated pages it reports positions as shown but the stored size, so the sizes
// come from the caller. Words outside the page are invisible and dropped.
export const parseTextLayer = (xml: string, pages: readonly { width: number; height: number }[]): Word[][] =>
  Array.from(xml.matchAll(page), ([, body], n) => {
    const { width, height } = pages[n] ?? { width: 1, height: 1 };
    return Array.from(body!.matchAll(word), ([, left, top, right, bottom, text]): Word => {
      const [x1, x2] = [Number(left) / width, Number(right) / width];
      const [y1, y2] = [Number(top) / height, Number(bottom) / height];
      const polygon = boxPolygon(x1, y1, x2, y2);
      return { text: decoded(text!).trim(), confidence: 1, polygon };
    }).filter(({ text, polygon }) => text !== '' && polygon.every((point) => point.every(isInside)));
  });
const isInside = (share: number) => share > -0.01 && share < 1.01;

const fewest = 30; // characters: less is just a stamp or page number on a picture

// Fonts without a character map give meaningless text.
export function isUsableTextLayer(words: readonly Word[]): boolean {
  const text = words.map((each) => each.text).join('');
  if (text.length < fewest) return false;
  const strange = text.match(/[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu)?.length ?? 0;
  const meant = text.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0;
  return strange / text.length < 0.05 && meant / text.length > 0.3;
}
