import type { Cause } from '../engine.types.ts';
import { straightenLine } from './straighten-line.ts';
import { corners, heightOf, type CurvedLine } from './curved-line.ts';
import type { Raster } from './raster.ts';

const percentile = (sorted: Float32Array, part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;

export interface Edges {
  readonly width: number; // of a stroke's edge, in parts of the line's height: about 0.06 on a sharp picture
  readonly pixels: number; // the same in pixels: a small picture has wide edges without being blurred
  readonly lean: number; // ratio of edge steepness in the two directions: far from 1 for a motion-blurred picture
}

const edgeWidth = (raster: Raster, line: CurvedLine): number => edgesOf(raster, line).width;

export function edgesOf(raster: Raster, line: CurvedLine): Edges {
  const rows = Math.min(48, Math.max(12, Math.round(heightOf(line))));
  const { data, width, used } = straightenLine(raster, line, { rows, least: 8, squeeze: 1 });
  const green = data.subarray(rows * width, 2 * rows * width);
  const across = new Float32Array((used - 1) * rows);
  const down = new Float32Array(used * (rows - 1));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < used; x++) {
      const at = y * width + x;
      if (x + 1 < used) across[y * (used - 1) + x] = Math.abs(green[at + 1]! - green[at]!);
      if (y + 1 < rows) down[y * used + x] = Math.abs(green[at + width]! - green[at]!);
    }
  }
  const shades = Float32Array.from(
    { length: used * rows },
    (_, i) => green[Math.floor(i / used) * width + (i % used)]!,
  ).sort();
  const contrast = percentile(shades, 0.97) - percentile(shades, 0.03);
  const [steepX, steepY] = [percentile(across.sort(), 0.98), percentile(down.sort(), 0.98)];
  const steepest = Math.min(steepX, steepY);
  if (steepest <= 0) return { width: 1, pixels: rows, lean: 1 };
  const pixels = contrast / steepest;
  return { width: pixels / rows, pixels, lean: Math.max(steepX, steepY) / steepest };
}

// The overexposed share of a region.
function glareOn(raster: Raster, line: CurvedLine): number {
  const points = corners(line);
  const [x0, x1] = [Math.min(...points.map((p) => p[0])), Math.max(...points.map((p) => p[0]))];
  const [y0, y1] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))];
  let burnt = 0;
  let all = 0;
  const step = Math.max(1, Math.floor((x1 - x0) / 200));
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(raster.height, y1); y += step) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(raster.width, x1); x += step) {
      const at = (y * raster.width + x) * 3;
      all++;
      if (raster.data[at]! > 252 && raster.data[at + 1]! > 252 && raster.data[at + 2]! > 252) burnt++;
    }
  }
  return all === 0 ? 0 : burnt / all;
}

const touches = (raster: Raster, line: CurvedLine): boolean => {
  const margin = Math.max(raster.width, raster.height) * 0.006;
  return corners(line).some(
    ([x, y]) => x < margin || y < margin || x > raster.width - margin || y > raster.height - margin,
  );
};

// Why a page could not be read, from its longest text lines.
export function retakeCausesOf(raster: Raster, lines: readonly CurvedLine[], shrink: number): Cause[] {
  const causes: Cause[] = [];
  const long = [...lines].sort((a, b) => b.length - a.length).slice(0, 6);
  const [longest] = long;
  if (!longest) return causes;
  const widths = long.map((line) => edgeWidth(raster, line)).sort((a, b) => a - b);
  if (widths[widths.length >> 1]! > 0.1) causes.push('blur');
  // A white background is overexposed everywhere, a reflection only in one place.
  const burnt = long.map((line) => glareOn(raster, line)).sort((a, b) => a - b);
  if (burnt.at(-1)! > 0.15 && burnt[burnt.length >> 1]! < 0.1) causes.push('glare');
  if (long.slice(0, 3).some((line) => touches(raster, line))) causes.push('cut edge');
  if (heightOf(longest) / shrink < 13) causes.push('too small');
  return causes;
}
