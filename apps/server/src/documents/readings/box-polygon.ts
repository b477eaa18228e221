import type { Polygon } from '@visawright/reading/engine.types.ts';

export const boxPolygon = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

// The box around all points; the whole page if there are none.
export function surroundingBox(points: Polygon): Polygon {
  if (points.length === 0) return boxPolygon(0, 0, 1, 1);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return boxPolygon(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
