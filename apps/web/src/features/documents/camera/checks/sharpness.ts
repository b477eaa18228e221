import type { Grey } from './pixels.ts';

const reach = 8; // pixels to each side; wider than the stroke of a letter
const strides = (width: number): readonly number[] => [1, width + 1, width, width - 1]; // horizontal, vertical and both diagonals
const leastContrast = 40;
const bins = 64;

export interface Edges {
  readonly steepness: number; // 0..1: how much of a brightness step happens between two neighbouring pixels
  readonly count: number; // number of edges found
}

// In focus, letters change from background to ink within two pixels; out of focus they need many. Motion
// blurs in one direction only, so each direction is measured separately and the worst one counts.
export function sharpness(tiles: readonly Grey[]): Edges {
  let worst: Edges = { steepness: 1, count: 0 };
  for (let direction = 0; direction < 4; direction++) {
    const found = edgesOf(tiles, direction);
    if (found.count > 0 && (worst.count === 0 || found.steepness < worst.steepness)) worst = found;
  }
  return worst;
}

function edgesOf(tiles: readonly Grey[], direction: number): Edges {
  const counts = new Uint32Array(bins + 1);
  let count = 0;
  for (const { data, width, height } of tiles) {
    const stride = strides(width)[direction]!;
    for (let y = reach; y < height - reach; y += 4)
      for (let x = reach; x < width - reach; x += 4) {
        const at = y * width + x;
        let low = 255;
        let high = 0;
        let steepest = 0;
        let before = data[at - reach * stride]!;
        for (let step = -reach + 1, place = at + step * stride; step <= reach; step++, place += stride) {
          const value = data[place]!;
          if (value < low) low = value;
          if (value > high) high = value;
          const rise = value > before ? value - before : before - value;
          if (rise > steepest) steepest = rise;
          before = value;
        }
        const contrast = high - low;
        if (contrast < leastContrast) continue;
        counts[Math.round((steepest / contrast) * bins)]!++;
        count++;
      }
  }
  return { steepness: count === 0 ? 1 : upperQuantile(counts, count) / bins, count };
}

// The sharpest edges decide, because shading and photos are always soft.
function upperQuantile(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let bin = bins; bin >= 0; bin--) {
    seen += counts[bin]!;
    if (seen >= total * 0.25) return bin;
  }
  return 0;
}
