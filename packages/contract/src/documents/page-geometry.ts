import type { PageOperation, Polygon } from './document.ts';

// Row-major matrix from the original page to the shown page, both 0 to 1.
export type Homography = readonly number[];
export type Point = readonly [x: number, y: number];
export interface Size {
  readonly width: number;
  readonly height: number;
}
// Any sequence of operations results in one rectangle of the original, rotated clockwise.
export interface ShownPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: 0 | 90 | 180 | 270;
}

export const wholePage: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const turns: Record<number, Homography> = {
  90: [0, -1, 1, 1, 0, 0, 0, 0, 1],
  180: [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  270: [0, 1, 0, -1, 0, 1, 0, 0, 1],
};

export const compose = (after: Homography, before: Homography): Homography =>
  wholePage.map((_, at) => {
    const row = at - (at % 3);
    return (
      after[row]! * before[at % 3]! + after[row + 1]! * before[(at % 3) + 3]! + after[row + 2]! * before[(at % 3) + 6]!
    );
  });

export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [A, B, C] = [e! * i! - f! * h!, f! * g! - d! * i!, d! * h! - e! * g!];
  const determinant = a! * A + b! * B + c! * C;
  if (determinant === 0) throw new Error('the page transformation is not invertible');
  return [
    A,
    c! * h! - b! * i!,
    b! * f! - c! * e!,
    B,
    a! * i! - c! * g!,
    c! * d! - a! * f!,
    C,
    b! * g! - a! * h!,
    a! * e! - b! * d!,
  ].map((cofactor) => cofactor / determinant);
}

export const homographyOf = (operations: readonly PageOperation[]): Homography =>
  operations.reduce((before, operation) => compose(stepOf(operation), before), wholePage);

function stepOf(operation: PageOperation): Homography {
  if (operation.op === 'rotate') return turns[operation.degrees]!;
  const { left, top } = operation;
  // A crop is limited to the page.
  const width = Math.min(operation.width, 1 - left);
  const height = Math.min(operation.height, 1 - top);
  return [1 / width, 0, -left / width, 0, 1 / height, -top / height, 0, 0, 1];
}

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): [number, number] {
  const scale = g! * x + h! * y + i!;
  return [(a! * x + b! * y + c!) / scale, (d! * x + e! * y + f!) / scale];
}

export const mapPolygon = (homography: Homography, polygon: readonly Point[]): Polygon =>
  polygon.map((point) => mapPoint(homography, point));

export function shownPart(operations: readonly PageOperation[]): ShownPart {
  const back = invert(homographyOf(operations));
  const [x1, y1] = mapPoint(back, [0, 0]);
  const [x2, y2] = mapPoint(back, [1, 1]);
  const turned = operations.reduce((sum, step) => sum + (step.op === 'rotate' ? step.degrees : 0), 0);
  return {
    left: Math.max(0, Math.min(x1, x2)),
    top: Math.max(0, Math.min(y1, y2)),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    degrees: (turned % 360) as ShownPart['degrees'],
  };
}

// The same rectangle in whole pixels of the original, at least 1 by 1.
export function pixelsOf(page: Size, { left, top, width, height }: ShownPart) {
  const edge = (share: number, length: number) => Math.min(length, Math.round(share * length));
  const x = Math.min(edge(left, page.width), page.width - 1);
  const y = Math.min(edge(top, page.height), page.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, edge(left + width, page.width) - x),
    height: Math.max(1, edge(top + height, page.height) - y),
  };
}

export function shownSize(page: Size, operations: readonly PageOperation[]): Size {
  const part = shownPart(operations);
  const { width, height } = pixelsOf(page, part);
  return part.degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

// Two lists are equivalent if they result in the same rectangle and rotation.
export function showsTheSame(one: readonly PageOperation[], other: readonly PageOperation[]): boolean {
  const [a, b] = [homographyOf(one), homographyOf(other)];
  return a.every((number, at) => Math.abs(number - b[at]!) < 1e-9 * Math.max(1, Math.abs(number)));
}
