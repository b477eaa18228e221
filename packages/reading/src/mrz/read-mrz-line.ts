import { stretch, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { recogniseLine, type LineReader } from '../ocr/recognise-line.ts';
import { mrzGridOf, type MrzGrid } from './mrz-grid.ts';
import { characterSlotsOf } from './character-slots.ts';

// One row as read by one reader.
export interface MrzLineReading {
  readonly line: CurvedLine; // as it was cropped
  readonly grid: MrzGrid;
  readonly seen: number; // characters found
  readonly sure: number; // mean chance of what was found
}

// Detectors stop early inside `<<<<`, so a crop takes a little more at both ends; the second and third try are for a
// row
// that was cut too tight or too wide.
export interface CropAttempt {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}
export const asCropped: CropAttempt = { left: 0, right: 0, height: 1 };
export const cropAttempts: readonly [CropAttempt, CropAttempt, CropAttempt] = [
  { left: 0.006, right: 0.03, height: 1 },
  { left: 0.03, right: 0.05, height: 1.2 },
  { left: 0.01, right: 0.01, height: 0.86 },
];

export async function readMrzLine(
  reader: LineReader,
  raster: Raster,
  row: CurvedLine,
  by: CropAttempt,
): Promise<MrzLineReading> {
  const wide = stretch(row, -row.length * by.left, row.length * (1 + by.right));
  const line: CurvedLine = { ...wide, height: [wide.height[0] * by.height, wide.height[1] * by.height] };
  const found = characterSlotsOf(reader, await recogniseLine(reader, raster, line));
  const sure = found.reduce((sum, slot) => sum + slot.chances[slot.best]!, 0) / Math.max(1, found.length);
  return { line, grid: mrzGridOf(found), seen: found.length, sure };
}
