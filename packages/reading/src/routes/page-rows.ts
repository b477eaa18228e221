import type { Gray } from '../text/read-with-tesseract.ts';
import { shrunk, type Small } from './gray.ts';

// A white page with text, as from a scanner or a printer: what can be determined before reading it.
export interface PageRows {
  readonly angle: number; // of its rows, in the picture; up to a half turn
  readonly bands: readonly Band[]; // its rows of writing from top to bottom
  readonly tall: number; // of the usual row, pixels of the picture
}

// Along (u) and across (v) the reading direction, pixels of the picture.
export interface Band {
  readonly u: readonly [from: number, to: number];
  readonly v: readonly [from: number, to: number];
}

const longest = 850;
const fewestBands = 6;
const ink = 70; // darker than the background by this much
const fewestRows = 52; // rows that would fit on it: a card or a booklet page has room for fewer
const doubtful = 0.7;
const steepest = 9; // degrees that a page may be skewed

function pageToneOf(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  let best = 255;
  const near = (tone: number) => counts[tone]! + (counts[tone - 1] ?? 0) + (counts[tone + 1] ?? 0);
  for (let tone = 255; tone >= 0; tone--) if (near(tone) > near(best)) best = tone;
  return best;
}

// Background tone everywhere and around the edge; pictures, cards and dark desks have whole blocks without it.
function isWhite({ data, width, height }: Small, pageTone: number): boolean {
  if (pageTone < 180) return false;
  const light = pageTone - 60;
  const rim = Math.max(3, Math.round(Math.min(width, height) * 0.012));
  let [ring, lit, all] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isPageTone = data[y * width + x]! >= light;
      if (isPageTone) all++;
      if (x >= rim && y >= rim && x < width - rim && y < height - rim) continue;
      ring++;
      if (isPageTone) lit++;
    }
  }
  return lit / ring > 0.6 && all / data.length > 0.6 && filledShare({ data, width, height }, pageTone) < 0.12;
}

const block = 12;

function filledShare({ data, width, height }: Pick<Small, 'data' | 'width' | 'height'>, pageTone: number): number {
  let [filled, all] = [0, 0];
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      let pageLike = 0;
      for (let y = top; y < top + block; y++)
        for (let x = left; x < left + block; x++) if (data[y * width + x]! >= pageTone - 22) pageLike++;
      all++;
      if (pageLike < block * block * 0.12) filled++;
    }
  }
  return filled / all;
}

interface Dark {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

function darkOf({ data, width }: Small, pageTone: number): Dark {
  const limit = pageTone - ink;
  let count = 0;
  for (let i = 0; i < data.length; i++) if (data[i]! < limit) count++;
  const [xs, ys] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0, n = 0; i < data.length; i++) {
    if (data[i]! >= limit) continue;
    xs[n] = i % width;
    ys[n++] = Math.floor(i / width);
  }
  return { xs, ys };
}

interface Profile {
  readonly rows: Float32Array;
  readonly from: number;
  readonly clarity: number; // how sharply rows of ink and background alternate
}

function profileAt({ xs, ys }: Dark, angle: number, size: number): Profile {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = new Float32Array(size * 4);
  const from = -size * 2;
  for (let i = 0; i < xs.length; i++) rows[Math.round(ys[i]! * cos - xs[i]! * sin) - from]!++;
  let [steps, mass] = [0, 0];
  for (let i = 1; i < rows.length; i++) {
    steps += (rows[i]! - rows[i - 1]!) ** 2;
    mass += rows[i]! ** 2;
  }
  return { rows, from, clarity: mass === 0 ? 0 : steps / mass };
}

const degrees = (value: number) => (value * Math.PI) / 180;

const searched = 16_000; // dark pixels are enough to find the angle by

// Some columns of the page, or some rows if it may be sideways.
function fewer({ xs, ys }: Dark, by: 'xs' | 'ys'): Dark {
  const step = Math.ceil(xs.length / searched);
  const ruling = by === 'xs' ? xs : ys;
  const isRow = (_: number, i: number) => ruling[i]! % step === 0;
  return step <= 1 ? { xs, ys } : { xs: xs.filter(isRow), ys: ys.filter(isRow) };
}

function bestAngle(dark: Dark, base: number, size: number): { angle: number; clarity: number } {
  let best = { angle: base, clarity: profileAt(dark, base, size).clarity };
  const look = (angle: number) => {
    const { clarity } = profileAt(dark, angle, size);
    if (clarity > best.clarity) best = { angle, clarity };
  };
  for (let by = -steepest; by <= steepest; by++) look(base + degrees(by));
  const coarse = best.angle;
  for (const by of [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]) look(coarse + degrees(by));
  return best;
}

function bandsOf(dark: Dark, { rows, from }: Profile, angle: number, scale: number): Band[] {
  const inked = rows.filter((row) => row > 0);
  const least = Math.max(2, (inked.reduce((sum, row) => sum + row, 0) / Math.max(1, inked.length)) * 0.15);
  const spans: [number, number][] = [];
  for (let i = 0, start = -1; i <= rows.length; i++) {
    const isInk = (rows[i] ?? 0) > least;
    if (isInk && start < 0) start = i;
    if (!isInk && start >= 0) {
      if (i - start >= 3) spans.push([start + from, i + from]);
      start = -1;
    }
  }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ends = spans.map((): [number, number] => [Infinity, -Infinity]);
  const bandAt = new Map(spans.flatMap(([a, b], n) => Array.from({ length: b - a }, (_, i) => [a + i, n] as const)));
  for (let i = 0; i < dark.xs.length; i++) {
    const n = bandAt.get(Math.round(dark.ys[i]! * cos - dark.xs[i]! * sin));
    if (n === undefined) continue;
    const u = dark.xs[i]! * cos + dark.ys[i]! * sin;
    ends[n] = [Math.min(ends[n]![0], u), Math.max(ends[n]![1], u)];
  }
  return spans.map(([a, b], n) => ({
    u: [ends[n]![0] * scale, ends[n]![1] * scale],
    v: [a * scale, b * scale],
  }));
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

// Usually one; two if rows and columns are equally clear and only reading can decide.
export function pageRowsOf(page: Gray): PageRows[] {
  const small = shrunk(page, longest);
  const pageTone = pageToneOf(small.data);
  if (!isWhite(small, pageTone)) return [];
  const dark = darkOf(small, pageTone);
  const size = Math.max(small.width, small.height);
  const angled = [bestAngle(fewer(dark, 'xs'), 0, size), bestAngle(fewer(dark, 'ys'), Math.PI / 2, size)];
  const clearest = Math.max(...angled.map(({ clarity }) => clarity));
  // Upright first, if both are possible.
  const angles = angled.filter(({ clarity }) => clarity > clearest * doubtful).map(({ angle }) => angle);
  const sheets = angles.map((angle): PageRows => {
    const bands = bandsOf(dark, profileAt(dark, angle, size), angle, small.scale);
    return { angle, bands, tall: median(bands.map(({ v }) => v[1] - v[0])) };
  });
  const across = ({ angle }: PageRows) => (Math.abs(Math.cos(angle)) > 0.7 ? page.height : page.width);
  const isRoomy = (sheet: PageRows) => across(sheet) >= sheet.tall * fewestRows;
  if (!isRoomy(sheets[0]!)) return [];
  return sheets.filter((sheet) => isRoomy(sheet) && sheet.bands.length >= fewestBands);
}
