import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { homographyOf, mapPolygon, shownSize, type Point } from '@visawright/contract/documents/page-geometry.ts';

export interface ShownPage {
  readonly width: number;
  readonly height: number;
}

export const pageSize = (page: DocumentPage): ShownPage => shownSize(page, page.operations);

// The region of a value in pixels of the displayed page.
export function positionOnPage(page: DocumentPage, { polygon }: Pick<DocumentValue, 'polygon'>): Point[] {
  const { width, height } = pageSize(page);
  return mapPolygon(homographyOf(page.operations), polygon).map(([x, y]) => [x * width, y * height] as const);
}

export interface PictureCut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number; // degrees the picture is rotated back around its centre
  readonly middle: Point;
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const margin = 0.35; // margin around the text, relative to its height

// The first edge of the polygon follows the text, so rotating by its angle makes the crop upright.
export function cutAround(points: readonly Point[]): PictureCut {
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
