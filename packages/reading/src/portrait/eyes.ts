import type { Raster } from '../image/raster.ts';
import type { Face } from './face-engine.ts';

type Spot = Face['points'][number];

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const degrees = (radians: number) => (radians * 180) / Math.PI;

export interface Eyes {
  readonly middle: Spot; // between both
  readonly tilt: number; // degrees, clockwise
  readonly opening: number; // visible height between the lids relative to the eye's width, of the narrower eye
}

const dark = 0.62; // of the skin's tone
const bright = 1.35; // the white of the eye, if the skin is not much lighter

// Landmarks place the lids at typical positions; the dark or white pixels between them show an open eye, or only
// lashes.
function openHeight({ data, width, height }: Raster, from: Spot, to: Spot): number {
  const long = far(from, to);
  const [along, across] = [(t: number) => from.x + (to.x - from.x) * t, (t: number) => from.y + (to.y - from.y) * t];
  const [nx, ny] = [-(to.y - from.y) / long, (to.x - from.x) / long];
  const tone = (t: number, v: number) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(along(t) + nx * v * long)));
    const y = Math.min(height - 1, Math.max(0, Math.round(across(t) + ny * v * long)));
    const at = (y * width + x) * 3;
    return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
  };
  const steps = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1));
  const cheek = steps(9, 0.1, 0.9)
    .flatMap((t) => steps(4, 0.75, 1.05).map((v) => tone(t, v)))
    .sort((a, b) => a - b);
  const skin = cheek[cheek.length >> 1] ?? 0;
  const isEye = (level: number) => level < skin * dark || level > skin * bright;
  const columns = steps(13, 0.25, 0.75).map((t) => {
    let [run, best] = [0, 0];
    for (const v of steps(33, -0.4, 0.4)) {
      run = isEye(tone(t, v)) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return (best * 0.8) / 32;
  });
  return columns.sort((a, b) => b - a)[3]!;
}

export function eyesOf({ points }: Face, raster: Raster): Eyes {
  const centre = (from: number) => between(points[from]!, points[from + 3]!);
  const [left, right] = [centre(36), centre(42)];
  return {
    middle: between(left, right),
    tilt: degrees(Math.atan2(right.y - left.y, right.x - left.x)),
    opening: Math.min(...[36, 42].map((at) => openHeight(raster, points[at]!, points[at + 3]!))),
  };
}
