import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Point } from '../engine.types.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { connectedComponents } from './connected-components.ts';
import { fitPolynomial } from './fit-polynomial.ts';
import { narrowestRectangle } from './narrowest-rectangle.ts';
import { runSession } from './session.ts';

const mean = [0.406, 0.456, 0.485]; // blue, green, red
const deviation = [0.225, 0.224, 0.229];
const threshold = 0.3;
const surest = 0.5; // of a patch's mean
const unclip = 1.6;

const multiple = (value: number) => Math.max(32, Math.round(value / 32) * 32);

export async function detectLines(session: InferenceSession, raster: Raster, longest: number): Promise<CurvedLine[]> {
  const scale = Math.min(1, longest / Math.max(raster.width, raster.height));
  const width = multiple(raster.width * scale);
  const height = multiple(raster.height * scale);
  const pixels = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const plane = width * height;
  const input = new Float32Array(3 * plane);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane; i++) input[c * plane + i] = (pixels[i * 3 + 2 - c]! / 255 - mean[c]!) / deviation[c]!;
  }
  const map = (await runSession(session, input, [1, 3, height, width])).data as Float32Array;
  return linesIn(map, width, height, raster.width / width, raster.height / height);
}

function linesIn(map: Float32Array, width: number, height: number, scaleX: number, scaleY: number): CurvedLine[] {
  const lines: CurvedLine[] = [];
  for (const patch of connectedComponents(map, width, height, threshold)) {
    if (patch.length < 12) continue;
    const score = patch.reduce((sum, at) => sum + map[at]!, 0) / patch.length;
    if (score < surest) continue;
    const points = patch.map((at): Point => [((at % width) + 0.5) * scaleX, (Math.floor(at / width) + 0.5) * scaleY]);
    const line = lineThrough(points, Math.max(scaleX, scaleY), score);
    if (line) lines.push(line);
  }
  return lines;
}

function lineThrough(points: readonly Point[], pixel: number, score: number): CurvedLine | undefined {
  const box = narrowestRectangle(points);
  // Text runs to the right, or downwards on a sideways page.
  const flip = Math.cos(box.angle) < -1e-6 || (Math.abs(Math.cos(box.angle)) < 1e-6 && Math.sin(box.angle) < 0);
  const angle = flip ? box.angle + Math.PI : box.angle;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const from = flip ? -box.along[1] : box.along[0];
  const long = box.along[1] - box.along[0] + pixel;
  const high = box.across[1] - box.across[0] + pixel;
  if (high < pixel * 2.5) return undefined;
  const out = (long * high * unclip) / (2 * (long + high));
  const columns = new Map<number, [sum: number, count: number, low: number, top: number]>();
  for (const [x, y] of points) {
    const v = y * cos - x * sin;
    const key = Math.round((x * cos + y * sin - from) / pixel);
    const column = columns.get(key) ?? [0, 0, Infinity, -Infinity];
    columns.set(key, [column[0] + v, column[1] + 1, Math.min(column[2], v), Math.max(column[3], v)]);
  }
  const ends = high / pixel / 2;
  const last = long / pixel - ends;
  const inner = [...columns].filter(([key]) => long < high * 4 || (key > ends && key < last));
  const xs = inner.map(([key]) => key * pixel);
  const degree = long > high * 12 ? 2 : long > high * 4 ? 1 : 0;
  const [a, b, c] = fitPolynomial(
    xs,
    inner.map(([, each]) => (each[2] + each[3]) / 2),
    degree,
  );
  const [h, grow] = fitPolynomial(
    xs,
    inner.map(([, each]) => each[3] - each[2] + pixel),
    degree > 0 ? 1 : 0,
  );
  const heightAt = (x: number) => Math.max(high * 0.5, degree === 0 ? high : h + grow * x) + out * 2;
  const start = from - out;
  const length = long + out * 2;
  // The line starts `out` before the component.
  return {
    origin: [start * cos, start * sin],
    angle,
    length,
    bend: [a - b * out + c * out * out, b - 2 * c * out, c],
    height: [heightAt(0), heightAt(long)],
    score,
  };
}
