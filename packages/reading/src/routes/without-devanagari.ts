import type { Word } from '../engine.types.ts';
import type { Gray } from '../text/read-with-tesseract.ts';

const ink = 128; // darker than this
const headline = 0.9; // of the columns with ink that its headline covers
const upper = 0.65; // of a row's height in which it runs
const leastLength = 2.5; // of its height: shorter pieces have too few letters

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Row extends Box {
  readonly words: Word[];
}

// Neighbouring words in one row: the pieces of a misread row have no meaning of their own.
function rowsOf(words: readonly Word[], { width, height }: Gray): Row[] {
  const rows: Row[] = [];
  for (const word of words) {
    const [xs, ys] = [word.polygon.map(([x]) => x * width), word.polygon.map(([, y]) => y * height)];
    const own = {
      left: Math.max(0, Math.round(Math.min(...xs))),
      right: Math.min(width, Math.round(Math.max(...xs))),
      top: Math.max(0, Math.round(Math.min(...ys))),
      bottom: Math.min(height, Math.round(Math.max(...ys))),
    };
    const last = rows.at(-1);
    const high = last ? Math.max(own.bottom - own.top, last.bottom - last.top) : 0;
    const isNext =
      last !== undefined &&
      Math.min(own.bottom, last.bottom) - Math.max(own.top, last.top) > high * 0.4 &&
      own.left - last.right < high &&
      own.left > last.left;
    if (!isNext) {
      rows.push({ words: [word], ...own });
      continue;
    }
    last.words.push(word);
    last.right = Math.max(last.right, own.right);
    last.top = Math.min(last.top, own.top);
    last.bottom = Math.max(last.bottom, own.bottom);
  }
  return rows;
}

// The letters of Devanagari hang from a line over the whole word. It ends with the word: a ruled line goes on beside it.
function headlineShare(gray: Gray, { left, right, top, bottom }: Box): number {
  const isDark = (x: number, y: number) => gray.data[(y * gray.width + x) * gray.channels]! < ink;
  let columns = 0;
  for (let x = left; x < right; x++) {
    let isInked = false;
    for (let y = top; y < bottom && !isInked; y++) isInked = isDark(x, y);
    if (isInked) columns++;
  }
  let most = 0;
  for (let y = top + 1; y < top + (bottom - top) * upper; y++) {
    let dark = 0;
    for (let x = left; x < right; x++) if (isDark(x, y) || isDark(x, y - 1)) dark++;
    // A line under or over all words also fills the spaces between them.
    most = Math.max(most, dark / (right - left) > 0.95 ? 0 : dark / Math.max(1, columns));
  }
  return most;
}

// A row of the page, in pixels.
export const isDevanagari = (gray: Gray, box: Readonly<Box>): boolean =>
  box.right - box.left > leastLength * (box.bottom - box.top) && headlineShare(gray, box) > headline;

const isSure = ({ confidence }: Word) => confidence >= 0.9;

// Latin letters that the recogniser saw in Devanagari: some have a high confidence, but no row of them has.
export function withoutDevanagari(gray: Gray, words: readonly Word[]): Word[] {
  return rowsOf(words, gray).flatMap((row) => {
    const isRead = row.words.filter(isSure).length * 2 > row.words.length;
    return !isRead && isDevanagari(gray, row) ? [] : row.words;
  });
}
