import type { PhotoCut, PhotoNudge } from '@visawright/contract/photo.ts';

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

const along = ([ax, ay]: Point, [bx, by]: Point): { way: Point; long: number } => {
  const long = Math.hypot(bx - ax, by - ay);
  return { way: [(bx - ax) / long, (by - ay) / long], long };
};

export interface FrameSides {
  readonly right: Point;
  readonly down: Point;
  readonly width: number;
  readonly height: number;
}

// The frame as it lies on the picture, in the picture's pixels: corners from its own upper left, clockwise.
export function sidesOf([a, b, , d]: readonly Point[]): FrameSides {
  const [across, downward] = [along(a!, b!), along(a!, d!)];
  return { right: across.way, down: downward.way, width: across.long, height: downward.long };
}

// Where it comes to while a hand moves it, before the server has cut anew.
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

// Crown, eyes and chin stay on the face, whatever the frame does: from edge to edge of the frame as it was cut.
export function headLines(corners: readonly Point[], cut: PhotoCut): Record<'crown' | 'eyes' | 'chin', [Point, Point]> {
  const { down, height } = sidesOf(corners);
  const line = (share: number): [Point, Point] => {
    const at = ([x, y]: Point): Point => [x + down[0] * height * share, y + down[1] * height * share];
    return [at(corners[0]!), at(corners[1]!)];
  };
  return { crown: line(cut.crown), eyes: line(1 - cut.eyeLinePercent / 100), chin: line(cut.chin) };
}
