import type { Point } from '../engine.types.ts';
import type { Polygon, Word } from './paper.types.ts';

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

// Around one word its own corners; around several the smallest convex shape.
export function polygonOf(words: readonly Word[]): Polygon {
  const points = words.flatMap((word) => word.polygon.map(([x, y]): Point => [round(x), round(y)]));
  if (words.length < 2) return points;
  const sorted = points.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

// A value is as sure as its least sure word; a lone mark does not count.
export const sureness = (words: readonly Word[]): number =>
  Math.min(1, ...words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).map((word) => word.confidence));
