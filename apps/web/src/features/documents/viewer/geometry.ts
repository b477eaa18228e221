import type { DocumentPage, DocumentValue } from '@visawright/contract/document.ts';
import { homographyOf, mapPolygon, shownSize, type Point } from '@visawright/contract/page-geometry.ts';

export interface ShownPage {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = (page: DocumentPage): ShownPage => shownSize(page, page.operations);

// A value's place on the page as it is shown, in its pixels.
export function placeOn(page: DocumentPage, { polygon }: Pick<DocumentValue, 'polygon'>): Point[] {
  const { width, height } = sizeOf(page);
  return mapPolygon(homographyOf(page.operations), polygon).map(([x, y]) => [x * width, y * height] as const);
}

export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number; // degrees the picture is turned back around the middle
  readonly middle: Point;
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const margin = 0.35; // of the text's height, all around

// The first edge of a polygon runs along its text: turned by it, the crop stands upright however the page was photographed.
export function cutAround(points: readonly Point[]): Cut {
  const [a, b, c] = [points[0]!, points[1]!, points[2]!];
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const pad = Math.max(4, length(b, c) * margin);
  const [width, height] = [length(a, b) + pad * 2, length(b, c) + pad * 2];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height, angle, middle };
}
