import type { PageOperation } from '@visawright/contract/documents/document.ts';
import {
  compose,
  homographyOf,
  invert,
  mapPoint,
  type Homography,
  type Size,
} from '@visawright/contract/documents/page-geometry.ts';

const scaling = (x: number, y: number): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];

export interface Projection {
  readonly width: number; // of the unedited picture, before the transform
  readonly height: number;
  readonly transform: string;
}

// How an unedited picture is drawn into a frame so that it looks like the page after its operations. The picture is laid out at about the
// size in which it is seen: the browser scales pictures well, but transforms without filtering.
export function projectionOf(page: Size, operations: readonly PageOperation[], frame: Size): Projection {
  const homography = homographyOf(operations);
  const scale = Math.sqrt((frame.width * frame.height) / (shownShare(homography) * page.width * page.height));
  const [width, height] = [page.width * scale, page.height * scale];
  const matrix = compose(scaling(frame.width, frame.height), compose(homography, scaling(1 / width, 1 / height)));
  return { width, height, transform: `matrix3d(${columnsOf(matrix).join(',')})` };
}

// The area of the part of the page that is shown.
function shownShare(homography: Homography): number {
  const back = invert(homography);
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const points = corners.map((corner) => mapPoint(back, corner));
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % 4]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.max(1e-4, Math.abs(doubled) / 2);
}

// CSS lists the columns of a matrix of four by four; exponents are not allowed there.
function columnsOf(matrix: Homography): string[] {
  const [a, b, c, d, e, f, g, h, i] = matrix.map((value) => value / matrix[8]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map((value) => value.toFixed(10));
}
