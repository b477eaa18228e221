import type { Raster } from '../image/raster.ts';
import { pixelAt, type FaceFrame } from './face-frame.ts';

const reach = 0.11; // of the way from the eyes to the chin, either side of where the landmark lies
const thick = 0.035;
const clear = 11; // levels between chin and neck, or beard and neck

// Landmarks lie a little high on a beard and wander on a scarf: where an edge runs across near them, that is the chin.
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
    const apart = Math.max(...upper.map((tone, c) => Math.abs(tone - lower[c]!)));
    const near = 1 - (0.5 * Math.abs(from + row - below)) / (below * reach);
    if (apart >= clear && apart * near > best.edge) best = { edge: apart * near, down: from + row };
  }
  return best.down;
}

function toneOf(raster: Raster, at: FaceFrame['at'], aside: number, jaw: number, down: number): number[] {
  const pixels = Array.from({ length: 15 }, (_, n) => pixelAt(raster, at(aside + ((n - 7) / 7) * jaw * 0.1, down)));
  return [0, 1, 2].map((c) => pixels.reduce((sum, pixel) => sum + raster.data[pixel + c]!, 0) / pixels.length);
}
