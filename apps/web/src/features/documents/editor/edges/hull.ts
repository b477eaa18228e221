import type { Point } from '@visawright/contract/documents/page-geometry.ts';

const cross = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

// The convex hull, clockwise on a screen.
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

// Removes the side whose neighbours meet after adding the least area, until four are left.
export function reduceToFour(hull: readonly Point[]): Point[] | null {
  let shape = [...hull];
  while (shape.length > 4) {
    let best: { readonly at: number; readonly corner: Point; readonly area: number } | null = null;
    for (let at = 0; at < shape.length; at++) {
      const [a, b, c, d] = [0, 1, 2, 3].map((n) => shape[(at + n) % shape.length]!) as [Point, Point, Point, Point];
      const corner = meeting([a, b], [d, c]);
      if (!corner || cross(b, c, corner) >= 0) continue; // the neighbours meet on the other side
      const area = Math.abs(cross(b, c, corner)) / 2;
      if (!best || area < best.area) best = { at, corner, area };
    }
    if (!best) return null;
    const { at, corner } = best;
    const [second, third] = [(at + 1) % shape.length, (at + 2) % shape.length];
    shape = shape.flatMap((point, n) => (n === second ? [corner] : n === third ? [] : [point]));
  }
  return shape.length === 4 ? shape : null;
}

// Where two lines meet.
export function meeting([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const across = rx * sy - ry * sx;
  if (Math.abs(across) < 1e-6) return null;
  const along = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across;
  return [a[0] + along * rx, a[1] + along * ry];
}
