import type { Gray } from '../text/tesseract.ts';
import { shrunk, type Small } from './gray.ts';

// A white page with writing on it, as a scanner or a printer makes it: what can be told of it before anything is read.
export interface Sheet {
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
const ink = 70; // darker than paper by this much
const fewestRows = 52; // that would fit on it: a card's or a booklet's page has room for less
const doubtful = 0.7;
const steepest = 9; // degrees a page may lie askew

function paperTone(data: Uint8Array): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  let best = 255;
  const near = (tone: number) => counts[tone]! + (counts[tone - 1] ?? 0) + (counts[tone + 1] ?? 0);
  for (let tone = 255; tone >= 0; tone--) if (near(tone) > near(best)) best = tone;
  return best;
}

// Paper all over and around the edge; pictures, cards and dark desks leave whole blocks without any.
function isWhite({ data, width, height }: Small, paper: number): boolean {
  if (paper < 180) return false;
  const light = paper - 60;
  const rim = Math.max(3, Math.round(Math.min(width, height) * 0.012));
  let [ring, lit, all] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isPaper = data[y * width + x]! >= light;
      if (isPaper) all++;
      if (x >= rim && y >= rim && x < width - rim && y < height - rim) continue;
      ring++;
      if (isPaper) lit++;
    }
  }
  return lit / ring > 0.6 && all / data.length > 0.6 && filledShare({ data, width, height }, paper) < 0.12;
}

const block = 12;

function filledShare({ data, width, height }: Pick<Small, 'data' | 'width' | 'height'>, paper: number): number {
  let [filled, all] = [0, 0];
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      let paperLike = 0;
      for (let y = top; y < top + block; y++)
        for (let x = left; x < left + block; x++) if (data[y * width + x]! >= paper - 22) paperLike++;
      all++;
      if (paperLike < block * block * 0.12) filled++;
    }
  }
  return filled / all;
}

interface Dark {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

function darkOf({ data, width }: Small, paper: number): Dark {
  const limit = paper - ink;
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
  readonly clarity: number; // how sharply rows of ink and rows of paper alternate
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

// Some columns of a page whose rows are looked for, some rows where it may lie on its side.
function fewer({ xs, ys }: Dark, by: 'xs' | 'ys'): Dark {
  const step = Math.ceil(xs.length / searched);
  const ruling = by === 'xs' ? xs : ys;
  const isKept = (_: number, i: number) => ruling[i]! % step === 0;
  return step <= 1 ? { xs, ys } : { xs: xs.filter(isKept), ys: ys.filter(isKept) };
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

// Mostly one; two where rows and columns stand out alike and only reading can tell.
export function sheetsOf(page: Gray): Sheet[] {
  const small = shrunk(page, longest);
  const paper = paperTone(small.data);
  if (!isWhite(small, paper)) return [];
  const dark = darkOf(small, paper);
  const size = Math.max(small.width, small.height);
  const ways = [bestAngle(fewer(dark, 'xs'), 0, size), bestAngle(fewer(dark, 'ys'), Math.PI / 2, size)];
  const clearest = Math.max(...ways.map(({ clarity }) => clarity));
  // Upright first, where both are possible.
  const angles = ways.filter(({ clarity }) => clarity > clearest * doubtful).map(({ angle }) => angle);
  const sheets = angles.map((angle): Sheet => {
    const bands = bandsOf(dark, profileAt(dark, angle, size), angle, small.scale);
    return { angle, bands, tall: median(bands.map(({ v }) => v[1] - v[0])) };
  });
  const across = ({ angle }: Sheet) => (Math.abs(Math.cos(angle)) > 0.7 ? page.height : page.width);
  const isRoomy = (sheet: Sheet) => across(sheet) >= sheet.tall * fewestRows;
  if (!isRoomy(sheets[0]!)) return [];
  return sheets.filter((sheet) => isRoomy(sheet) && sheet.bands.length >= fewestBands);
}
