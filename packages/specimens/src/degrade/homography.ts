import type { Point, Polygon } from '../drawing/passport-page.ts';

// Row by row; a point is taken as (x, y, 1).
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
export const scaling = (x: number, y: number): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];
export const moving = (x: number, y: number): Homography => [1, 0, x, 0, 1, y, 0, 0, 1];
export function turning(radians: number): Homography {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

export function apply(matrix: Homography, [x, y]: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}
export const applyAll = (matrix: Homography, polygon: Polygon): Polygon => polygon.map((point) => apply(matrix, point));

// The first matrix given acts last, as in a product.
export function product(...matrices: readonly Homography[]): Homography {
  return matrices.reduce((left, right) => {
    const cell = (row: number, column: number) =>
      left[row * 3]! * right[column]! +
      left[row * 3 + 1]! * right[column + 3]! +
      left[row * 3 + 2]! * right[column + 6]!;
    return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Homography;
  }, identity);
}

export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const size = a * A + b * B + c * C;
  const cells = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d];
  return cells.map((cell) => cell / size) as unknown as Homography;
}

// The projection that takes the unit square's corners (clockwise from the top left) to the four given.
function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point]): Homography {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / size;
  const h = (dx1 * dy3 - dx3 * dy1) / size;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

export const rectangleTo = (
  width: number,
  height: number,
  corners: readonly [Point, Point, Point, Point],
): Homography => product(fromUnitSquare(corners), scaling(1 / width, 1 / height));
