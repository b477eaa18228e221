import type { PageOperation, Polygon } from './document.ts';

// Row-major matrix from the original page to the shown page, both 0 to 1.
export type Homography = readonly number[];
export type Point = readonly [x: number, y: number];
export interface Size {
  readonly width: number;
  readonly height: number;
}
// Turns and crops result in one rectangle of the original, rotated clockwise.
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
  if (operation.op === 'light') return wholePage;
  if (operation.op === 'perspective') return invert(fromUnitSquare(operation.corners));
  if (operation.op === 'straighten') return turnAroundMiddle(operation);
  const { left, top } = operation;
  // A crop is limited to the page.
  const width = Math.min(operation.width, 1 - left);
  const height = Math.min(operation.height, 1 - top);
  return [1 / width, 0, -left / width, 0, 1 / height, -top / height, 0, 0, 1];
}

// The projection of the unit square to four corners, from the upper left one clockwise.
function fromUnitSquare(corners: readonly Point[]): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point];
  const [dx, dy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx * dy2 - dx2 * dy) / determinant;
  const h = (dx1 * dy - dx * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

const smallestArea = 0.0025; // of the picture

// Four corners clockwise with an area, and no side crossing or bending inwards: every other shape has no inverse.
export function isConvex(corners: readonly Point[]): boolean {
  const bends = corners.map(([x, y], at) => {
    const [[nextX, nextY], [x3, y3]] = [corners[(at + 1) % 4]!, corners[(at + 2) % 4]!];
    return (nextX - x) * (y3 - nextY) - (nextY - y) * (x3 - nextX);
  });
  return bends.every((bend) => bend > smallestArea);
}

// A rotation of the pixels: in shares of a picture that is not square, the axes have different units.
function turnAroundMiddle({ degrees, ratio }: { readonly degrees: number; readonly ratio: number }): Homography {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [across, down] = [-sin * ratio, sin / ratio];
  return [cos, across, 0.5 - 0.5 * (cos + across), down, cos, 0.5 - 0.5 * (down + cos), 0, 0, 1];
}

// Whether the picture is a rectangle of the original, so that pixels are copied and not interpolated.
export const isRectangle = (operations: readonly PageOperation[]): boolean =>
  operations.every(({ op }) => op === 'rotate' || op === 'crop' || op === 'light');

// What happens to each colour from 0 to 255: factor * colour + offset.
export function lightOf(operations: readonly PageOperation[]): { readonly factor: number; readonly offset: number } {
  let [factor, offset] = [1, 0];
  for (const operation of operations)
    if (operation.op === 'light') {
      const [brighter, stronger] = [1 + operation.brightness / 100, 1 + operation.contrast / 100];
      factor *= brighter * stronger;
      offset = offset * brighter * stronger + 127.5 * (1 - stronger);
    }
  return { factor, offset };
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
  const rotation = operations.reduce((sum, step) => sum + (step.op === 'rotate' ? step.degrees : 0), 0);
  return {
    left: Math.max(0, Math.min(x1, x2)),
    top: Math.max(0, Math.min(y1, y2)),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    degrees: (rotation % 360) as ShownPart['degrees'],
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
  if (!isRectangle(operations)) return sizeOfSteps(page, operations);
  const part = shownPart(operations);
  const { width, height } = pixelsOf(page, part);
  return part.degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

// Each side becomes as long as the longer of the two sides it is made from.
function sizeOfSteps(page: Size, operations: readonly PageOperation[]): Size {
  const size = operations.reduce<Size>(({ width, height }, operation) => {
    if (operation.op === 'rotate' && operation.degrees !== 180) return { width: height, height: width };
    if (operation.op === 'crop')
      return {
        width: width * Math.min(operation.width, 1 - operation.left),
        height: height * Math.min(operation.height, 1 - operation.top),
      };
    if (operation.op !== 'perspective') return { width, height };
    const points = operation.corners.map(([x, y]) => [x * width, y * height] as const);
    const side = (from: number, to: number) =>
      Math.hypot(points[to]![0] - points[from]![0], points[to]![1] - points[from]![1]);
    return { width: Math.max(side(0, 1), side(3, 2)), height: Math.max(side(0, 3), side(1, 2)) };
  }, page);
  return { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
}

// Two lists are equivalent if they result in the same part of the page, in the same position and light.
export function showsTheSame(one: readonly PageOperation[], other: readonly PageOperation[]): boolean {
  const [a, b] = [one, other].map((list) => {
    const { factor, offset } = lightOf(list);
    return [...scaled(homographyOf(list)), factor, offset];
  }) as [number[], number[]];
  return a.every((number, at) => Math.abs(number - b[at]!) < 1e-9 * Math.max(1, Math.abs(number)));
}

// A multiple of a projection is the same projection.
const scaled = (homography: Homography): Homography => homography.map((number) => number / homography[8]!);

// A turn is joined with the one before it, so that four turns are none.
export function turned(operations: readonly PageOperation[], degrees: 90 | 270): PageOperation[] {
  const last = operations.at(-1);
  if (last?.op !== 'rotate') return [...operations, { op: 'rotate', degrees }];
  const sum = (last.degrees + degrees) % 360;
  const before = operations.slice(0, -1);
  return sum === 0 ? before : [...before, { op: 'rotate', degrees: sum as 90 | 180 | 270 }];
}
