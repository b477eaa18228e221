import { stretch, type Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { recognise, type Reader } from '../ocr/recognise.ts';
import { gridOf, type Grid } from './grid.ts';
import { slotsOf } from './slots.ts';

// One row as one reader saw it.
export interface SeenLine {
  readonly line: Line; // as it was cropped
  readonly grid: Grid;
  readonly seen: number; // characters found
  readonly sure: number; // mean chance of what was found
}

// Detectors stop early inside `<<<<`, so a crop takes a little more at both ends; the second and third try are for a row
// that was cut too tight or too wide.
export interface Try {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}
export const asCropped: Try = { left: 0, right: 0, height: 1 };
export const tries: readonly [Try, Try, Try] = [
  { left: 0.006, right: 0.03, height: 1 },
  { left: 0.03, right: 0.05, height: 1.2 },
  { left: 0.01, right: 0.01, height: 0.86 },
];

export async function readMrzLine(reader: Reader, raster: Raster, row: Line, by: Try): Promise<SeenLine> {
  const wide = stretch(row, -row.length * by.left, row.length * (1 + by.right));
  const line: Line = { ...wide, height: [wide.height[0] * by.height, wide.height[1] * by.height] };
  const found = slotsOf(reader, await recognise(reader, raster, line));
  const sure = found.reduce((sum, slot) => sum + slot.chances[slot.best]!, 0) / Math.max(1, found.length);
  return { line, grid: gridOf(found), seen: found.length, sure };
}
