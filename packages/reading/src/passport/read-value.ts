import { corners, type CurvedLine } from '../image/curved-line.ts';
import type { Outcome, Polygon, ReadValue } from '../engine.types.ts';
import type { Raster } from '../image/raster.ts';

const clamp = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
const turn = (o: readonly number[], a: readonly number[], b: readonly number[]) =>
  (a[0]! - o[0]!) * (b[1]! - o[1]!) - (a[1]! - o[1]!) * (b[0]! - o[0]!);

// Around one line its four corners; around several the smallest convex shape.
export function polygonAround(lines: readonly CurvedLine[], raster: Raster): Polygon {
  const points = lines.flatMap((line) => corners(line));
  if (lines.length === 1) return points.map(([x, y]) => [clamp(x / raster.width), clamp(y / raster.height)] as const);
  const sorted = points.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: typeof sorted) => {
    const hull: typeof sorted = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  const outline = [...half(sorted), ...half([...sorted].reverse())];
  return outline.map(([x, y]) => [clamp(x / raster.width), clamp(y / raster.height)] as const);
}

export interface PassportPicture {
  readonly raster: Raster;
  readonly pageNo: number;
}

export const readValue = (
  { raster, pageNo }: PassportPicture,
  lines: readonly CurvedLine[],
  fields: { value: string; raw: string; outcome: Outcome; confidence: number },
): ReadValue => ({
  ...fields,
  confidence: Math.round(Math.min(1, Math.max(0, fields.confidence)) * 1000) / 1000,
  page: pageNo,
  polygon: polygonAround(lines, raster),
});
