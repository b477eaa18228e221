import sharp from 'sharp';
import type { Point, Rule, Word } from '../engine.types.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { recogniseLine } from '../ocr/recognise-line.ts';
import { readWithTesseract, type Gray } from '../text/read-with-tesseract.ts';
import { findRules } from './find-rules.ts';
import { leftOver, type LeftOver } from './left-over.ts';
import type { OpenEngines } from './page-reading.types.ts';
import { isDevanagari, withoutDevanagari } from './without-devanagari.ts';
import { wordsInLine } from './words-in-line.ts';

const straight = 1.2; // degrees that Tesseract tolerates
const wanted = 22; // pixels of a row's letters
const surest = 0.6;
const mostAgain = 12;

const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

interface Level {
  readonly gray: Gray;
  readonly angle: number; // applied rotation
}

async function levelled(page: Gray, angle: number): Promise<Level> {
  const quarters = Math.round(angle / (Math.PI / 2));
  const askew = ((angle - (quarters * Math.PI) / 2) * 180) / Math.PI;
  const turn = (((-quarters * 90) % 360) + 360) % 360;
  const isLevel = Math.abs(askew) < straight;
  const upright = turn === 0 ? page : await turned(page, turn);
  const gray = isLevel ? upright : await turned(upright, -askew);
  return { gray, angle: (quarters * Math.PI) / 2 + (isLevel ? 0 : (askew * Math.PI) / 180) };
}

async function turned({ data, width, height }: Gray, by: number): Promise<Gray> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(by, { background: '#fff' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height, channels: 1 };
}

export interface Scan {
  readonly level: Level;
  readonly tall: number; // of the usual row
  readonly seen: readonly Word[]; // 0..1 of the page as it was read
}

// A flat page, rotated upright and read by Tesseract.
export async function readScan(page: Gray, angle: number, tall: number): Promise<Scan> {
  const level = await levelled(page, angle);
  const seen = await readWithTesseract(level.gray, tall < wanted * 0.65 ? 2 : 1).catch(() => []);
  return { level, tall, seen: withoutDevanagari(level.gray, seen) };
}

// Pixels of the page as it was read → pixels of the page as given.
function backFrom({ gray, angle }: Level, raster: Raster): (x: number, y: number) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const [dx, dy] = [x - gray.width / 2, y - gray.height / 2];
    return [dx * cos - dy * sin + raster.width / 2, dx * sin + dy * cos + raster.height / 2];
  };
}

// The ruling lines of the page, 0..1 of the page as given.
export function scanRules(raster: Raster, { level, tall }: Scan): Rule[] {
  const back = backFrom(level, raster);
  const given = ([x, y]: Point): Point => {
    const [px, py] = back(x, y);
    return [px / raster.width, py / raster.height];
  };
  return findRules(level.gray, tall).map(({ from, to }) => ({ from: given(from), to: given(to) }));
}

const isSure = ({ text, confidence }: Word) => confidence >= surest && /[\p{L}\d]/u.test(text);

// Text that it skipped or was not certain of is read again by the recogniser.
export async function lookAgain(open: OpenEngines, raster: Raster, { level, tall, seen }: Scan): Promise<Word[]> {
  const { gray } = level;
  const back = backFrom(level, raster);
  const lineOf = ({ left, top, right, bottom }: LeftOver): CurvedLine => {
    const high = Math.max((bottom - top) * gray.height, tall) * 1.35;
    const start = left * gray.width - high * 0.2;
    return {
      origin: back(start, ((top + bottom) / 2) * gray.height),
      angle: level.angle,
      length: (right - left) * gray.width + high * 0.4,
      bend: [0, 0, 0],
      height: [high, high],
      score: 1,
    };
  };

  const rests = leftOver(gray, seen.filter(isSure), tall).filter(
    ({ left, top, right, bottom }) =>
      !isDevanagari(gray, {
        left: Math.max(0, Math.round(left * gray.width)),
        right: Math.min(gray.width, Math.round(right * gray.width)),
        top: Math.max(0, Math.round(top * gray.height)),
        bottom: Math.min(gray.height, Math.round(bottom * gray.height)),
      }),
  );
  const again: Word[] = [];
  const done: LeftOver[] = [];
  for (const rest of rests.slice(0, mostAgain)) {
    const { first } = await open();
    const line = lineOf(rest);
    const words = wordsInLine(first, raster, line, await recogniseLine(first, raster, line)).filter(
      (word) => word.confidence > surest && /[\p{L}\d]/u.test(word.text),
    );
    if (words.length === 0) continue;
    again.push(...words);
    done.push(rest);
  }
  const isReplaced = (word: Word) => !isSure(word) && done.some((rest) => isInside(word, rest));
  const remaining = seen
    .filter((word) => !isReplaced(word))
    .map((word) => ({
      ...word,
      polygon: word.polygon.map(([x, y]): Point => {
        const [px, py] = back(x * gray.width, y * gray.height);
        return [rounded(px / raster.width), rounded(py / raster.height)];
      }),
    }));
  return [...remaining, ...again];
}

function isInside({ polygon }: Word, { left, top, right, bottom }: LeftOver): boolean {
  const [x, y] = [0, 1].map((i) => polygon.reduce((sum, point) => sum + point[i]!, 0) / polygon.length) as [
    number,
    number,
  ];
  return x > left && x < right && y > top && y < bottom;
}
