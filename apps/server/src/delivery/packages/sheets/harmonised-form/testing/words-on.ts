import { textOf } from '../../testing/printed.ts';
import type { Area } from '../form-layout.ts';

export interface Word extends Area {
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const known = new WeakMap<Buffer, Word[]>();

// Every word of a PDF with its position, as poppler reads it.
export function wordsOf(pdf: Buffer): Word[] {
  const before = known.get(pdf);
  if (before) return before;
  const words = textOf(pdf, '-bbox')
    .split('<page ')
    .slice(1)
    .flatMap((page, n) =>
      [
        ...page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g),
      ].map(([, left, top, right, bottom, text]): Word => ({
        page: n,
        left: Number(left),
        top: Number(top),
        width: Number(right) - Number(left),
        height: Number(bottom) - Number(top),
        text: text!.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!),
      })),
    );
  known.set(pdf, words);
  return words;
}

// The words whose middle lies in an area, in reading order.
export const wordsOn = (pdf: Buffer, area: Area): Word[] =>
  wordsOf(pdf).filter((word) => {
    const [x, y] = [word.left + word.width / 2, word.top + word.height / 2];
    return (
      word.page === area.page &&
      x >= area.left &&
      x <= area.left + area.width &&
      y >= area.top &&
      y <= area.top + area.height
    );
  });
