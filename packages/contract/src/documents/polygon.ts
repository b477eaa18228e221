import type { Polygon } from './document.ts';
import type { Point } from './page-geometry.ts';

type Edge = readonly [axis: 0 | 1, limit: 0 | 1];
const edges: readonly Edge[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const distance = ([axis, limit]: Edge, point: Point) => (limit === 0 ? point[axis] : 1 - point[axis]);

// The part of a polygon inside the picture; null if none.
export function clip(polygon: readonly Point[]): Polygon | null {
  const left = edges.reduce((points, edge) => cut(points, edge), polygon);
  return left.length < 3 || areaOf(left) === 0 ? null : left.map(([x, y]) => [x, y]);
}

function cut(points: readonly Point[], edge: Edge): readonly Point[] {
  return points.flatMap((to, at) => {
    const from = points.at(at - 1)!;
    const [outward, inward] = [distance(edge, from), distance(edge, to)];
    if (outward >= 0 === inward >= 0) return inward >= 0 ? [to] : [];
    const share = outward / (outward - inward);
    const meet: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    return inward >= 0 ? [meet, to] : [meet];
  });
}

export const areaOf = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = polygon.at(at - 1)!;
      return sum + beforeX * y - x * beforeY;
    }, 0),
  ) / 2;

// The visible share, 0 to 1.
export function visibleShare(polygon: readonly Point[]): number {
  const whole = areaOf(polygon);
  const seen = clip(polygon);
  return whole === 0 || seen === null ? 0 : areaOf(seen) / whole;
}

const enough = 0.6; // below this share of the box the text cannot be compared
export const isSeen = (polygon: readonly Point[]): boolean => visibleShare(polygon) >= enough;
