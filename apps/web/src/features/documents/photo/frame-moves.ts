import type { PhotoCut, PhotoNudge } from '@visawright/contract/documents/photo.ts';

export type Point = readonly [x: number, y: number];
export const still: PhotoNudge = { x: 0, y: 0, zoom: 1 };

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const fixed = (value: number) => Number(value.toFixed(4));

export const moved = (nudge: PhotoNudge, x: number, y: number): PhotoNudge => ({
  ...nudge,
  x: fixed(between(nudge.x + x, -0.3, 0.3)),
  y: fixed(between(nudge.y + y, -0.3, 0.3)),
});
export const zoomed = (nudge: PhotoNudge, factor: number): PhotoNudge => ({
  ...nudge,
  zoom: fixed(between(nudge.zoom * factor, 0.7, 1.4)),
});
export const isStill = ({ x, y, zoom }: PhotoNudge) => x === 0 && y === 0 && zoom === 1;

const along = ([ax, ay]: Point, [bx, by]: Point): { direction: Point; long: number } => {
  const long = Math.hypot(bx - ax, by - ay);
  return { direction: [(bx - ax) / long, (by - ay) / long], long };
};

export interface FrameSides {
  readonly right: Point;
  readonly down: Point;
  readonly width: number;
  readonly height: number;
}

// Corners of the frame in image pixels, clockwise from its upper left.
export function sidesOf([a, b, , d]: readonly Point[]): FrameSides {
  const [across, downward] = [along(a!, b!), along(a!, d!)];
  return { right: across.direction, down: downward.direction, width: across.long, height: downward.long };
}

// Preview of the moved frame before the server has made the new crop.
export function frameMoved(corners: readonly Point[], was: PhotoNudge, now: PhotoNudge): Point[] {
  const { right, down, height } = sidesOf(corners);
  const whole = height * was.zoom;
  const [dx, dy, scale] = [(now.x - was.x) * whole, (now.y - was.y) * whole, was.zoom / now.zoom];
  const middle: Point = [(corners[0]![0] + corners[2]![0]) / 2, (corners[0]![1] + corners[2]![1]) / 2];
  return corners.map(([x, y]) => [
    middle[0] + right[0] * dx + down[0] * dy + (x - middle[0]) * scale,
    middle[1] + right[1] * dx + down[1] * dy + (y - middle[1]) * scale,
  ]);
}

// Crown, eye and chin lines stay on the face when the frame moves; they span the frame of the last crop.
export function headLines(corners: readonly Point[], cut: PhotoCut): Record<'crown' | 'eyes' | 'chin', [Point, Point]> {
  const { down, height } = sidesOf(corners);
  const line = (share: number): [Point, Point] => {
    const at = ([x, y]: Point): Point => [x + down[0] * height * share, y + down[1] * height * share];
    return [at(corners[0]!), at(corners[1]!)];
  };
  return { crown: line(cut.crown), eyes: line(1 - cut.eyeLinePercent / 100), chin: line(cut.chin) };
}
