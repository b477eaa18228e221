import type { Grey } from './pixels.ts';

const reach = 8; // squares to each side: wider than a letter's stroke, and than a smear
const strides = (width: number): readonly number[] => [1, width + 1, width, width - 1]; // across, down and both slants
const leastContrast = 40;
const bins = 64;

export interface Edges {
  readonly steepness: number; // 0..1: how much of a step of brightness happens between two neighbours
  readonly count: number; // how many steps there were to look at
}

// Letters in focus go from paper to ink within two squares, whatever their size and colour; out of focus they need many. A moved hand
// blurs one way only, so each way is looked at by itself and the worst counts.
export function sharpness(tiles: readonly Grey[]): Edges {
  let worst: Edges = { steepness: 1, count: 0 };
  for (let way = 0; way < 4; way++) {
    const found = edgesOf(tiles, way);
    if (found.count > 0 && (worst.count === 0 || found.steepness < worst.steepness)) worst = found;
  }
  return worst;
}

function edgesOf(tiles: readonly Grey[], way: number): Edges {
  const counts = new Uint32Array(bins + 1);
  let count = 0;
  for (const { data, width, height } of tiles) {
    const stride = strides(width)[way]!;
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

// The better edges decide: shading and photos have soft ones in every picture.
function upperQuantile(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let bin = bins; bin >= 0; bin--) {
    seen += counts[bin]!;
    if (seen >= total * 0.25) return bin;
  }
  return 0;
}
