import type { Point } from '@visawright/contract/documents/page-geometry.ts';

// The smallest rectangle around an outline: one of its sides always lies on an edge of the outline.
export function rectangleAround(corners: readonly Point[]): readonly Point[] {
  const found = corners.map((corner, at) => alongEdge(corners, corners.at(at - 1)!, corner));
  return found.toSorted((one, other) => one.area - other.area)[0]!.rectangle;
}

function alongEdge(corners: readonly Point[], from: Point, to: Point) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = corners.map(([x, y]) => x * cos + y * sin);
  const across = corners.map(([x, y]) => y * cos - x * sin);
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
  const at = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos];
  return {
    area: (right - left) * (bottom - top),
    rectangle: [at(left, top), at(right, top), at(right, bottom), at(left, bottom)],
  };
}
