import type { Raster } from '../image/raster.ts';
import type { Face } from './face-engine.ts';
import { pixelAt, toneAt, type FaceFrame } from './face-frame.ts';

const blown = 246; // of the darkest channel

interface Patch {
  readonly across: number;
  readonly down: number;
  readonly wide: number;
  readonly high: number;
}

function* pixelsIn(raster: Raster, { at }: FaceFrame, { across, down, wide, high }: Patch): Generator<number> {
  const step = Math.max(1, wide / 24);
  for (let v = -high; v <= high; v += step)
    for (let u = -wide; u <= wide; u += step) yield pixelAt(raster, at(across + u, down + v));
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);

// How much darker one half of the face is: cheeks and forehead of one side against the other.
export function faceShade(raster: Raster, { points }: Face, frame: FaceFrame): number {
  const { of, jaw } = frame;
  const between = (a: number, b: number) => {
    const [one, other] = [of(points[a]!), of(points[b]!)];
    return { across: (one.across + other.across) / 2, down: (one.down + other.down) / 2 };
  };
  const brow = (at: number) => ({ across: of(points[at]!).across, down: of(points[at]!).down - jaw * 0.14 });
  const spread = { wide: jaw * 0.05, high: jaw * 0.05 };
  const tone = (places: readonly { across: number; down: number }[]) =>
    mean(
      places.map((place) =>
        mean([...pixelsIn(raster, frame, { ...place, ...spread })].map((at) => toneAt(raster.data, at))),
      ),
    );
  const [left, right] = [tone([between(2, 31), brow(19)]), tone([between(14, 35), brow(24)])];
  const bright = Math.max(left, right);
  return bright === 0 ? 0 : (Math.abs(left - right) * 100) / bright;
}

// The overexposed share of the area of the glasses, where the eye is not visible.
export function glareOf(raster: Raster, { points }: Face, frame: FaceFrame): number {
  const part = (from: number) => {
    const [a, b] = [frame.of(points[from]!), frame.of(points[from + 3]!)];
    const wide = Math.abs(b.across - a.across);
    const patch = {
      across: (a.across + b.across) / 2,
      down: (a.down + b.down) / 2,
      wide: wide * 0.85,
      high: wide * 0.62,
    };
    const all = [...pixelsIn(raster, frame, patch)];
    const white = all.filter((at) => Math.min(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!) >= blown);
    return (white.length * 100) / Math.max(1, all.length);
  };
  return Math.max(part(36), part(42));
}
