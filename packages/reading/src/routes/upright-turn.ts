import { reversed, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { recogniseLine } from '../ocr/recognise-line.ts';
import { readText } from '../ocr/read-text.ts';
import type { Engines } from '../passport/engines.types.ts';
import type { Band, PageRows } from './page-rows.ts';

const tested = 4;
const longest = 7; // line heights: one or two words are enough
const enough = 3.5;

// The row's beginning as a line for the recogniser, with the room its letters need.
function lineOf({ u, v }: Band, angle: number): CurvedLine {
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

interface ScoredTurn {
  readonly sheet: PageRows;
  readonly angle: number; // the reading direction
  readonly score: number;
}

// The direction of rows is known up to a half turn, sometimes a quarter: some rows are read in each direction.
export async function uprightTurn(engines: Engines, raster: Raster, sheets: readonly PageRows[]): Promise<ScoredTurn> {
  const turns: ScoredTurn[] = [];
  for (const sheet of sheets) turns.push(await judged(engines, raster, sheet));
  return turns.reduce((best, each) => (each.score > best.score ? each : best));
}

async function judged({ first }: Engines, raster: Raster, sheet: PageRows): Promise<ScoredTurn> {
  const { angle, bands, tall } = sheet;
  const usual = bands.filter(({ u, v }) => Math.abs(v[1] - v[0] - tall) < tall * 0.35 && u[1] - u[0] > tall * 8);
  const step = Math.max(1, Math.floor(usual.length / tested));
  let balance = 0;
  for (const band of usual.filter((_, i) => i % step === 0).slice(0, tested)) {
    const line = lineOf(band, angle);
    for (const [each, sign] of [
      [line, 1],
      [reversed(line), -1],
    ] as const) {
      const { mean, text } = readText(first, await recogniseLine(first, raster, each, 0.8));
      balance += sign * mean * Math.min(12, text.replaceAll(/[^\p{L}\d]/gu, '').length);
    }
    if (Math.abs(balance) > enough) break;
  }
  return { sheet, angle: balance < 0 ? angle + Math.PI : angle, score: Math.abs(balance) };
}
