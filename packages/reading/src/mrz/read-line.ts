import type { Line } from '../image/line.ts';
import { stretch } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { recognise, type Reader } from '../ocr/recognise.ts';
import { fillTo44, gridOf } from './grid.ts';
import { slotsOf, type Slot } from './slots.ts';

export interface SeenLine {
  readonly line: Line; // as it was cropped
  readonly slots: readonly Slot[]; // 44 of them
  readonly seen: number; // characters found before any was filled in
  readonly span: number; // printed positions from the first character to the last
  readonly sure: number; // mean chance of what was seen
}

export async function readMrzLine(reader: Reader, raster: Raster, line: Line): Promise<SeenLine> {
  const found = slotsOf(reader, await recognise(reader, raster, line));
  const grid = gridOf(found);
  const sure = found.reduce((sum, slot) => sum + slot.chances[slot.best]!, 0) / Math.max(1, found.length);
  return { line, slots: fillTo44(grid.slots), seen: found.length, span: grid.slots.length, sure };
}

// Detectors stop early inside `<<<<`: a little more at both ends, for the reader to find the last ones.
export const widened = (line: Line, left: number, right: number): Line =>
  stretch(line, -line.length * left, line.length * (1 + right));
