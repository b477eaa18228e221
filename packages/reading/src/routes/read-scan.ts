import sharp from 'sharp';
import type { Point, Word } from '../engine.types.ts';
import type { Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { recognise } from '../ocr/recognise.ts';
import type { Engines } from '../passport/readers.ts';
import { readTable, type Gray } from '../text/tesseract.ts';
import { leftOver, type Rest } from './left-over.ts';
import { wordsInLine } from './words-in-line.ts';

const straight = 1.2; // degrees: Tesseract bears as much
const wanted = 22; // pixels of a row's letters
const surest = 0.6;
const mostAgain = 12;

const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;

interface Level {
  readonly gray: Gray;
  readonly angle: number; // by which it was turned
}

async function levelled({ width, height, data }: Raster, angle: number): Promise<Level> {
  const quarters = Math.round(angle / (Math.PI / 2));
  const askew = ((angle - (quarters * Math.PI) / 2) * 180) / Math.PI;
  const turn = (((-quarters * 90) % 360) + 360) % 360;
  const isLevel = Math.abs(askew) < straight;
  let picture = sharp(data, { raw: { width, height, channels: 3 } }).rotate(turn).greyscale(); // prettier-ignore
  if (!isLevel) {
    const { data: turned, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    picture = sharp(turned, { raw: { width: info.width, height: info.height, channels: 1 } }).rotate(-askew, { background: '#fff' }); // prettier-ignore
  }
  const { data: gray, info } = await picture.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const used = (quarters * Math.PI) / 2 + (isLevel ? 0 : (askew * Math.PI) / 180);
  return { gray: { data: gray, width: info.width, height: info.height, channels: 1 }, angle: used };
}

// A flat page: turned upright and read by Tesseract. What it passes over, or is not sure of, the recogniser reads again.
export async function readScan({ first }: Engines, raster: Raster, angle: number, tall: number): Promise<Word[]> {
  const level = await levelled(raster, angle);
  const { gray } = level;
  const [cos, sin] = [Math.cos(level.angle), Math.sin(level.angle)];
  // Pixels of the page as it was read → pixels of the page as given.
  const back = (x: number, y: number): Point => {
    const [dx, dy] = [x - gray.width / 2, y - gray.height / 2];
    return [dx * cos - dy * sin + raster.width / 2, dx * sin + dy * cos + raster.height / 2];
  };
  const lineOf = ({ left, top, right, bottom }: Rest): Line => {
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

  const seen = await readTable(gray, tall < wanted * 0.65 ? 2 : 1);
  const isSure = ({ text, confidence }: Word) => confidence >= surest && /[\p{L}\d]/u.test(text);
  const rests = await leftOver(gray, seen.filter(isSure), tall);
  const again: Word[] = [];
  const done: Rest[] = [];
  for (const rest of rests.slice(0, mostAgain)) {
    const line = lineOf(rest);
    const words = wordsInLine(first, raster, line, await recognise(first, raster, line)).filter((word) => word.confidence > surest && /[\p{L}\d]/u.test(word.text)); // prettier-ignore
    if (words.length === 0) continue;
    again.push(...words);
    done.push(rest);
  }
  const isReplaced = (word: Word) => !isSure(word) && done.some((rest) => isInside(word, rest));
  const kept = seen.filter((word) => !isReplaced(word)).map((word) => ({
    ...word,
    polygon: word.polygon.map(([x, y]): Point => {
      const [px, py] = back(x * gray.width, y * gray.height);
      return [rounded(px / raster.width), rounded(py / raster.height)];
    }),
  })); // prettier-ignore
  return [...kept, ...again];
}

function isInside({ polygon }: Word, { left, top, right, bottom }: Rest): boolean {
  const [x, y] = [0, 1].map((i) => polygon.reduce((sum, point) => sum + point[i]!, 0) / polygon.length) as [number, number]; // prettier-ignore
  return x > left && x < right && y > top && y < bottom;
}
