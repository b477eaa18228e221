import type { Point } from '../engine.types.ts';

// A text line as a curved band: it starts at `origin`, runs along `angle` for `length`; the centre line bends by
// `bend[0] + bend[1]·x + bend[2]·x²` (pixels, x from 0 to length) and the height grows from `height[0]` to `height[1]`.
export interface CurvedLine {
  readonly origin: Point;
  readonly angle: number;
  readonly length: number;
  readonly bend: readonly [number, number, number];
  readonly height: readonly [number, number];
  readonly score: number;
}

export const heightOf = (line: CurvedLine): number => (line.height[0] + line.height[1]) / 2;

export function pointOn(line: CurvedLine, x: number, v = 0): Point {
  const [a, b, c] = line.bend;
  const t = line.length > 0 ? x / line.length : 0;
  const height = line.height[0] + (line.height[1] - line.height[0]) * t;
  const y = a + b * x + c * x * x + v * height;
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  return [line.origin[0] + x * cos - y * sin, line.origin[1] + x * sin + y * cos];
}

export const centreOf = (line: CurvedLine): Point => pointOn(line, line.length / 2);

// The part from `from` to `to`, which may lie outside.
export function stretch(line: CurvedLine, from: number, to: number): CurvedLine {
  const [a, b, c] = line.bend;
  const cos = Math.cos(line.angle);
  const sin = Math.sin(line.angle);
  const grow = (line.height[1] - line.height[0]) / Math.max(1, line.length);
  const at = (x: number) => Math.max(2, line.height[0] + grow * x);
  return {
    ...line,
    origin: [line.origin[0] + from * cos, line.origin[1] + from * sin],
    length: to - from,
    bend: [a + b * from + c * from * from, b + 2 * c * from, c],
    height: [at(from), at(to)],
  };
}

// Moved perpendicular to its direction, in line heights.
export function shifted(line: CurvedLine, heights: number): CurvedLine {
  const by = heightOf(line) * heights;
  return {
    ...line,
    origin: [line.origin[0] - Math.sin(line.angle) * by, line.origin[1] + Math.cos(line.angle) * by],
  };
}

// The same line read from its other end.
export function reversed(line: CurvedLine): CurvedLine {
  const { length, bend } = line;
  const end: Point = [line.origin[0] + length * Math.cos(line.angle), line.origin[1] + length * Math.sin(line.angle)];
  const [a, b, c] = bend;
  return {
    ...line,
    origin: end,
    angle: line.angle + Math.PI,
    bend: [-(a + b * length + c * length * length), b + 2 * c * length, -c],
    height: [line.height[1], line.height[0]],
  };
}

export function corners(line: CurvedLine): [Point, Point, Point, Point] {
  return [
    pointOn(line, 0, -0.5),
    pointOn(line, line.length, -0.5),
    pointOn(line, line.length, 0.5),
    pointOn(line, 0, 0.5),
  ];
}
