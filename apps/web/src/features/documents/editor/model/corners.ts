import { isConvex, type Size } from '@visawright/contract/documents/page-geometry.ts';
import type { Corners } from './page-stages.ts';

export const wholeCorners: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const within = (value: number) => Math.min(1, Math.max(0, value));

// The same corners if the shape would cross itself or vanish.
export function placeCorners(corners: Corners, places: Readonly<Record<number, readonly [number, number]>>): Corners {
  const next = corners.map((corner, at): [number, number] => {
    const place = places[at];
    return place ? [within(place[0]), within(place[1])] : corner;
  }) as Corners;
  return isConvex(next) ? next : corners;
}

export function moveCorners(corners: Corners, which: readonly number[], dx: number, dy: number): Corners {
  const places = which.map((at) => [at, [corners[at]![0] + dx, corners[at]![1] + dy] as const] as const);
  return placeCorners(corners, Object.fromEntries(places));
}

// The two corners of a side: 0 is the upper one, then clockwise.
export const endsOf = (side: number): [number, number] => [side, (side + 1) % 4];

export const isWholePhoto = (corners: Corners): boolean =>
  corners.every(([x, y], at) => Math.hypot(x - wholeCorners[at]![0], y - wholeCorners[at]![1]) < 1e-4);

export const inPixels = (corners: Corners, { width, height }: Size): [number, number][] =>
  corners.map(([x, y]) => [Math.round(x * width), Math.round(y * height)]);
