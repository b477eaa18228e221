import type { Crop } from './page-stages.ts';

// Fractions of the displayed page.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const sides = ['left', 'top', 'right', 'bottom'] as const;
export type Side = (typeof sides)[number];
export const corners = ['leftTop', 'rightTop', 'rightBottom', 'leftBottom'] as const;
export type Corner = (typeof corners)[number];

export const wholeBox: Box = { left: 0, top: 0, right: 1, bottom: 1 };
const least = 0.1; // smaller crops are accidental

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

// A side stays on the page and never crosses the opposite side.
export function moveSide(box: Box, side: Side, by: number): Box {
  const [low, high] = {
    left: [0, box.right - least],
    top: [0, box.bottom - least],
    right: [box.left + least, 1],
    bottom: [box.top + least, 1],
  }[side] as [number, number];
  return { ...box, [side]: within(box[side] + by, low, high) };
}

export const sidesOf = (corner: Corner): readonly [horizontal: 'left' | 'right', vertical: 'top' | 'bottom'] => [
  corner.startsWith('left') ? 'left' : 'right',
  corner.endsWith('Top') ? 'top' : 'bottom',
];

export function moveCorner(box: Box, corner: Corner, dx: number, dy: number): Box {
  const [horizontal, vertical] = sidesOf(corner);
  return moveSide(moveSide(box, horizontal, dx), vertical, dy);
}

const isWhole = (box: Box) => sides.every((side) => Math.abs(box[side] - wholeBox[side]) < 0.001);

export const boxOf = (crop: Crop | null): Box =>
  crop ? { left: crop.left, top: crop.top, right: crop.left + crop.width, bottom: crop.top + crop.height } : wholeBox;

// Null: nothing is cut off.
export const cropOfBox = (box: Box): Crop | null =>
  isWhole(box) ? null : { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
