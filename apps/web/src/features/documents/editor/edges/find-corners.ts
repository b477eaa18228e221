import type { Point } from '@visawright/contract/documents/page-geometry.ts';
import { isConvex } from '@visawright/contract/documents/page-geometry.ts';
import type { Pixels } from '../../camera/checks/pixels.ts';
import type { Corners } from '../model/page-stages.ts';
import { hullOf, reduceToFour } from './hull.ts';
import { documentMask } from './document-mask.ts';
import { fitSides } from './fit-sides.ts';

export interface FoundCorners {
  readonly corners: Corners; // shares of the picture
  readonly share: number; // 0 to 1: how much of the outline agrees with the four sides
}

const leastArea = 0.08; // of the picture
const mostRest = 0.25; // of the document: several things, such as two pages on one scan, have no common edges
const leastShare = 0.75;

// The four corners of a document on another background; null if there is no such document, as in a scan.
export function findCorners(picture: Pixels): FoundCorners | null {
  const mask = documentMask(picture);
  if (!mask) return null;
  const { outline, area, rest } = mask;
  const { width, height } = picture;
  if (area < leastArea * width * height || rest > mostRest * area) return null;
  const rough = reduceToFour(hullOf(outline));
  if (!rough) return null;
  const { sides, share } = fitSides(outline, rough);
  const found = clockwiseFromUpperLeft(sides.map(([x, y]): Point => [(x + 0.5) / width, (y + 0.5) / height]));
  const corners = found.map(([x, y]) => [within(x), within(y)]) as Corners;
  if (share < leastShare || !isConvex(corners)) return null;
  // A document that fills the picture has no edges to find.
  const isWhole = corners.every(([x, y]) => Math.min(x, 1 - x) < 0.012 && Math.min(y, 1 - y) < 0.012);
  return isWhole ? null : { corners, share };
}

const within = (value: number) => Math.min(1, Math.max(0, value));

// Clockwise, beginning with the corner nearest to the upper left one.
export function clockwiseFromUpperLeft(points: readonly Point[]): Point[] {
  const start = points.reduce((best, [x, y], at) => (x + y < points[best]![0] + points[best]![1] ? at : best), 0);
  return points.map((_, at) => points[(start + at) % points.length]!);
}
