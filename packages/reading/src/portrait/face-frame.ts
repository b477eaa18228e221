import type { Raster } from '../image/raster.ts';
import type { Eyes } from './eyes.ts';
import type { Face } from './face-engine.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

// A face in its own coordinates: `across` along the eyes, `down` to the chin.
export interface FaceFrame {
  readonly eyes: Spot; // between both
  readonly below: number; // from the eyes to the chin, pixels along `down`
  readonly aside: number; // where the chin lies across: beside the axis when the head is turned
  readonly jaw: number; // its width
  readonly at: (across: number, down: number) => Spot; // pixels from the eyes
  readonly of: (spot: Spot) => { readonly across: number; readonly down: number };
}

export function faceFrame({ points }: Face, { middle, tilt }: Eyes): FaceFrame {
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const of = ({ x, y }: Spot) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { across: dx * cos + dy * sin, down: dy * cos - dx * sin };
  };
  return {
    eyes: middle,
    below: Math.max(...points.slice(6, 11).map((point) => of(point).down)),
    aside: of(points[8]!).across,
    jaw: of(points[16]!).across - of(points[0]!).across,
    at: (across, down) => ({ x: middle.x + across * cos - down * sin, y: middle.y + across * sin + down * cos }),
    of,
  };
}

// The pixel at a point, clamped to the picture.
export function pixelAt({ width, height }: Raster, { x, y }: Spot): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return (row * width + column) * 3;
}

export const toneAt = (data: ArrayLike<number>, at: number): number =>
  data[at]! * 0.299 + data[at + 1]! * 0.587 + data[at + 2]! * 0.114;
