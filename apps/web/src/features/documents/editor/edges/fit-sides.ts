import type { Point } from '@visawright/contract/documents/page-geometry.ts';
import { meeting } from './hull.ts';

const near = 3; // pixels
const corner = 0.06; // the ends of a side are left out: corners are often round or bent

// Each side as the line through the outline beside it, and the share of the outline on the four lines.
export function fitSides(outline: readonly Point[], rough: readonly Point[]): { sides: Point[]; share: number } {
  const ends = rough.map((point, at) => [point, rough[(at + 1) % 4]!] as const);
  const lines = ends.map((side) => lineThrough(pointsBeside(outline, side), side));
  const sides = lines.map((line, at) => meeting(lines[(at + 3) % 4]!, line) ?? rough[at]!);
  const on = outline.filter((point) => lines.some((line) => distanceTo(line, point) <= near)).length;
  return { sides, share: on / outline.length };
}

type Line = readonly [Point, Point];

function distanceTo([[ax, ay], [bx, by]]: Line, [x, y]: Point): number {
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
}

function pointsBeside(outline: readonly Point[], side: Line): Point[] {
  const [[ax, ay], [bx, by]] = side;
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  return outline.filter((point) => {
    const along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / square;
    return along > corner && along < 1 - corner && distanceTo(side, point) <= near;
  });
}

// Least squares, along the direction of the largest spread.
function lineThrough(points: readonly Point[], fallback: Line): Line {
  if (points.length < 8) return fallback;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [point[0] - x, point[1] - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return [
    [x, y],
    [x + Math.cos(angle), y + Math.sin(angle)],
  ];
}
