import type { Point } from '@visawright/contract/documents/page-geometry.ts';

// Whether most of a region lies in a box. Its edges are ignored, because two readings never draw the same edges.
export function coversRegion(box: readonly Point[], place: readonly Point[]): boolean {
  const sum = place.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  const middle: Point = [sum[0] / place.length, sum[1] / place.length];
  const inner = place.map(([x, y]): Point => [(x + middle[0]) / 2, (y + middle[1]) / 2]);
  return [middle, ...inner].every((point) => isInside(box, point));
}

// Counts how often a ray from the point crosses the box.
function isInside(box: readonly Point[], [x, y]: Point): boolean {
  return box.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = box.at(at - 1)!;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside;
  }, false);
}
