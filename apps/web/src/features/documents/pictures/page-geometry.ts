import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { homographyOf, mapPolygon, shownSize, type Point } from '@visawright/contract/documents/page-geometry.ts';

export interface ShownPage {
  readonly width: number;
  readonly height: number;
}

type EditedPage = Pick<DocumentPage, 'width' | 'height' | 'operations'>;

export const pageSize = (page: EditedPage): ShownPage => shownSize(page, page.operations);

// The region of a value in pixels of the displayed page.
export function positionOnPage(page: EditedPage, { polygon }: Pick<DocumentValue, 'polygon'>): Point[] {
  const { width, height } = pageSize(page);
  return mapPolygon(homographyOf(page.operations), polygon).map(([x, y]) => [x * width, y * height] as const);
}

// A value that was entered, not read, has the whole page as its region: there is nothing to cut out.
export const isWholePage = ({ polygon }: Pick<DocumentValue, 'polygon'>): boolean =>
  [0, 1].every((axis) => {
    const along = polygon.map((point) => point[axis]!);
    return Math.min(...along) <= 0 && Math.max(...along) >= 1;
  });

export interface PictureCut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number; // degrees the picture is rotated back around its centre
  readonly middle: Point;
  readonly isBlock: boolean; // several lines of text
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
const beside = 0.35; // margin left and right of the text, relative to its height
const above = { line: 0.15, block: 0.06 }; // and above and below: less than the gap to the next line
const least = 4;

// Around one line the first edge follows the text. Around several lines the polygon is their convex hull, which begins at its leftmost
// corner: there the longest edge follows the text, or is at right angles to it, and the text is upright.
function angleOf(points: readonly Point[]): { angle: number; isBlock: boolean } {
  const edges = points.map((point, at) => [point, points[(at + 1) % points.length]!] as const);
  const [first, second] = edges.map(([from, to]) => length(from, to));
  const isBlock = points.length !== 4 || first! < second! * 0.6;
  const longest = edges.reduce((one, other) => (length(...other) > length(...one) ? other : one));
  const [from, to] = isBlock ? longest : edges[0]!;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return { angle: isBlock ? angle - Math.round(angle / 90) * 90 : angle, isBlock };
}

// The whole region with a margin, upright.
export function cutAround(points: readonly Point[]): PictureCut {
  const { angle, isBlock } = angleOf(points);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const along = points.map(([x, y]) => x * cos + y * sin);
  const across = points.map(([x, y]) => y * cos - x * sin);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...across), Math.max(...across)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const middle: Point = [u * cos - v * sin, u * sin + v * cos];
  const inner = bottom - top;
  const width = right - left + Math.max(least, inner * (isBlock ? above.block * 2 : beside)) * 2;
  const height = inner + Math.max(least, inner * (isBlock ? above.block : above.line)) * 2;
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height, angle, middle, isBlock };
}
