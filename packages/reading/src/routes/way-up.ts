import { reversed, type Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { recognise } from '../ocr/recognise.ts';
import { readText } from '../ocr/text.ts';
import type { Engines } from '../passport/readers.ts';
import type { Band, Sheet } from './sheet.ts';

const tested = 4;
const longest = 7; // heights: a word or two tell enough
const enough = 3.5;

// The row's beginning as a line for the recogniser, with the room its letters need.
function lineOf({ u, v }: Band, angle: number): Line {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const high = (v[1] - v[0]) * 1.45;
  const middle = (v[0] + v[1]) / 2;
  const start = u[0] - high * 0.3;
  return {
    origin: [start * cos - middle * sin, start * sin + middle * cos],
    angle,
    length: Math.min(u[1] - u[0] + high * 0.6, high * longest),
    bend: [0, 0, 0],
    height: [high, high],
    score: 1,
  };
}

interface Way {
  readonly sheet: Sheet;
  readonly angle: number; // the reading direction
  readonly score: number;
}

// Rows are known up to a half turn, sometimes up to a quarter: some of them are read each way.
export async function wayUp(engines: Engines, raster: Raster, sheets: readonly Sheet[]): Promise<Way> {
  const ways: Way[] = [];
  for (const sheet of sheets) ways.push(await judged(engines, raster, sheet));
  return ways.reduce((best, way) => (way.score > best.score ? way : best));
}

async function judged({ first }: Engines, raster: Raster, sheet: Sheet): Promise<Way> {
  const { angle, bands, tall } = sheet;
  const usual = bands.filter(({ u, v }) => Math.abs(v[1] - v[0] - tall) < tall * 0.35 && u[1] - u[0] > tall * 8);
  const apart = Math.max(1, Math.floor(usual.length / tested));
  let balance = 0;
  for (const band of usual.filter((_, i) => i % apart === 0).slice(0, tested)) {
    const line = lineOf(band, angle);
    for (const [each, sign] of [[line, 1], [reversed(line), -1]] as const) {
      const { mean, text } = readText(first, await recognise(first, raster, each, 0.8));
      balance += sign * mean * Math.min(12, text.replaceAll(/[^\p{L}\d]/gu, '').length);
    }
    if (Math.abs(balance) > enough) break;
  }
  return { sheet, angle: balance < 0 ? angle + Math.PI : angle, score: Math.abs(balance) };
} // prettier-ignore
