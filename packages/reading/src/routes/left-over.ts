import type { Word } from '../engine.types.ts';
import { connectedComponents } from '../ocr/connected-components.ts';
import type { Gray } from '../text/read-with-tesseract.ts';
import { shrunk } from './gray.ts';

// Parts of a page, 0..1, with ink that belongs to no word: cells that Tesseract skipped.
export interface LeftOver {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const longest = 850;
const ink = 60;

export function leftOver(page: Gray, words: readonly Word[], tall: number): LeftOver[] {
  const small = shrunk(page, longest);
  const { width: wide, height: high, scale } = small;
  const pageTone = pageToneOf(small.data);
  const dark = new Uint8Array(small.data.length);
  for (let i = 0; i < dark.length; i++) if (small.data[i]! < pageTone - ink) dark[i] = 1;
  const letter = tall / scale;
  withoutRules(dark, wide, high, letter);
  for (const word of words) clear(dark, wide, high, word, letter);
  const smeared = smear(dark, wide, high, Math.round(letter * 0.9));
  return [...connectedComponents(smeared, wide, high, 0.5)].flatMap((patch): LeftOver[] => {
    let [left, top, right, bottom, inked] = [Infinity, Infinity, 0, 0, 0];
    for (const at of patch) {
      const [x, y] = [at % wide, Math.floor(at / wide)];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x + 1),
        Math.min(top, y),
        Math.max(bottom, y + 1),
      ];
      inked += dark[at]!;
    }
    const [w, h] = [right - left, bottom - top];
    const share = inked / (w * h);
    const isText = h > letter * 0.5 && h < letter * 2 && w > letter * 0.3 && share > 0.1 && share < 0.7;
    return isText ? [{ left: left / wide, right: right / wide, top: top / high, bottom: bottom / high }] : [];
  });
}

function pageToneOf(gray: Uint8Array): number {
  const sorted = Uint8Array.from({ length: Math.ceil(gray.length / 37) }, (_, i) => gray[i * 37]!).sort();
  return sorted[Math.floor(sorted.length * 0.7)] ?? 255;
}

// Lines of tables and frames are longer than any text stroke.
function withoutRules(dark: Uint8Array, wide: number, high: number, letter: number): void {
  const wipe = (count: number, length: number, at: (line: number, i: number) => number, longestRun: number) => {
    for (let line = 0; line < count; line++)
      for (let i = 0, start = -1; i <= length; i++) {
        const isInk = i < length && dark[at(line, i)] !== 0;
        if (isInk && start < 0) start = i;
        if (!isInk && start >= 0) {
          if (i - start > longestRun) for (let k = start; k < i; k++) dark[at(line, k)] = 2;
          start = -1;
        }
      }
  };
  wipe(high, wide, (y, x) => y * wide + x, letter * 3);
  wipe(wide, high, (x, y) => y * wide + x, letter * 2);
  for (let i = 0; i < dark.length; i++) if (dark[i] === 2) dark[i] = 0;
}

function clear(dark: Uint8Array, wide: number, high: number, { polygon }: Word, letter: number): void {
  const room = letter * 0.25;
  const [xs, ys] = [polygon.map(([x]) => x * wide), polygon.map(([, y]) => y * high)];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs) - room)),
    Math.min(wide, Math.ceil(Math.max(...xs) + room)),
  ];
  const [top, low] = [
    Math.max(0, Math.floor(Math.min(...ys) - room)),
    Math.min(high, Math.ceil(Math.max(...ys) + room)),
  ];
  for (let y = top; y < low; y++) dark.fill(0, y * wide + left, y * wide + right);
}

function smear(dark: Uint8Array, wide: number, high: number, gap: number): Float32Array {
  const out = new Float32Array(dark);
  for (let y = 0; y < high; y++)
    for (let x = 0, last = -1; x < wide; x++) {
      if (dark[y * wide + x] === 0) continue;
      if (last >= 0 && x - last <= gap) out.fill(1, y * wide + last, y * wide + x);
      last = x;
    }
  return out;
}
