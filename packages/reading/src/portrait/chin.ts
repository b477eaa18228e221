import type { Raster } from '../image/raster.ts';
import { pixelAt, type FaceFrame } from './face-frame.ts';

const reach = 0.11; // share of the distance from the eyes to the chin, on either side of the landmark
const thick = 0.035;
const clear = 11; // levels between chin and neck, or beard and neck

// Landmarks are too high on a beard and unstable on a scarf: a nearby horizontal edge is the chin.
export function chinOf(raster: Raster, { below, aside, jaw, at }: FaceFrame): number {
  const band = Math.max(2, Math.round(below * thick));
  const from = Math.round(below * (1 - reach)) - band;
  const rows = Array.from({ length: Math.round(below * reach * 2) + band * 2 }, (_, row) =>
    toneOf(raster, at, aside, jaw, from + row),
  );
  const mean = (start: number) =>
    [0, 1, 2].map((c) => rows.slice(start, start + band).reduce((sum, tone) => sum + tone[c]!, 0) / band);
  let best = { edge: 0, down: below };
  for (let row = band; row + band < rows.length; row++) {
    const [upper, lower] = [mean(row - band), mean(row)];
    const difference = Math.max(...upper.map((tone, c) => Math.abs(tone - lower[c]!)));
    const near = 1 - (0.5 * Math.abs(from + row - below)) / (below * reach);
    if (difference >= clear && difference * near > best.edge) best = { edge: difference * near, down: from + row };
  }
  return best.down;
}

function toneOf(raster: Raster, at: FaceFrame['at'], aside: number, jaw: number, down: number): number[] {
  const pixels = Array.from({ length: 15 }, (_, n) => pixelAt(raster, at(aside + ((n - 7) / 7) * jaw * 0.1, down)));
  return [0, 1, 2].map((c) => pixels.reduce((sum, pixel) => sum + raster.data[pixel + c]!, 0) / pixels.length);
}
