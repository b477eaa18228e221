import type { Point } from '../engine.types.ts';

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export interface RotatedRectangle {
  readonly angle: number; // of the longer side
  readonly along: readonly [from: number, to: number];
  readonly across: readonly [from: number, to: number];
}

// The rectangle of least area around the points.
export function narrowestRectangle(points: readonly Point[]): RotatedRectangle {
  const outline = convexHull(points);
  let best: RotatedRectangle = { angle: 0, along: [0, 0], across: [0, 0] };
  let least = Infinity;
  for (let i = 0; i < Math.max(1, outline.length); i++) {
    const p = outline[i] ?? points[0]!;
    const q = outline[(i + 1) % outline.length] ?? p;
    const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of outline.length > 0 ? outline : points) {
      const u = x * cos + y * sin;
      const v = y * cos - x * sin;
      minU = Math.min(minU, u);
      maxU = Math.max(maxU, u);
      minV = Math.min(minV, v);
      maxV = Math.max(maxV, v);
    }
    const area = (maxU - minU + 1) * (maxV - minV + 1);
    if (area >= least) continue;
    least = area;
    best =
      maxU - minU >= maxV - minV
        ? { angle, along: [minU, maxU], across: [minV, maxV] }
        : { angle: angle + Math.PI / 2, along: [minV, maxV], across: [-maxU, -minU] };
  }
  return best;
}
