import { blankLimits } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankArea } from '@visawright/contract/delivery/blank.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

// The rectangle between two points of a page; null if it is too small to be meant.
export function drawnArea(page: number, from: Point, to: Point, { width, height }: Size): BlankArea | null {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map((x) => within(x, width)) as [
    number,
    number,
  ];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map((y) => within(y, height)) as [
    number,
    number,
  ];
  if (right - left < blankLimits.drawnSide || bottom - top < blankLimits.drawnSide) return null;
  return { page, left: rounded(left), top: rounded(top), width: rounded(right - left), height: rounded(bottom - top) };
}

// Shows less than it stores: millimetres with one decimal.
export const toMillimetres = (points: number) => Math.round((points * 254) / 72) / 10;
export const toPoints = (millimetres: number) => rounded((millimetres * 72) / 25.4);
