import { histogram, quantile, type Grey } from './pixels.ts';

const leastShare = 0.004; // share of the picture; smaller spots hide less than a letter
const mostShare = 0.25; // larger areas are white background
const thresholds = [0.3, 0.45, 0.65]; // between the background level and white

// Detects a lamp reflected in the laminate: a round spot, brightest in the centre and fading outwards. White boxes
// are flat with sharp edges, white bands are thin, and a pale background reaches the border.
export function hasGlare(grey: Grey): boolean {
  const level = quantile(histogram(grey), 0.75);
  return thresholds.some((part) => {
    const bright = level + Math.max(5, (255 - level) * part);
    return spotsOf(grey, bright).some((spot) => isReflection(spot, grey, bright));
  });
}

function spotsOf(grey: Grey, bright: number): number[][] {
  const { data } = grey;
  const seen = new Uint8Array(data.length);
  const spots: number[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! < bright) continue;
    const spot = spread(grey, start, bright, seen);
    const share = spot.length / data.length;
    if (share >= leastShare && share <= mostShare) spots.push(spot);
  }
  return spots;
}

function spread({ data, width }: Grey, start: number, bright: number, seen: Uint8Array): number[] {
  const spot = [start];
  seen[start] = 1;
  for (let next = 0; next < spot.length; next++) {
    const at = spot[next]!;
    for (const to of [at - 1, at + 1, at - width, at + width])
      if (to >= 0 && to < data.length && !seen[to] && data[to]! >= bright) {
        seen[to] = 1;
        spot.push(to);
      }
  }
  return spot;
}

const leastFill = 0.5; // share of its bounding box
const leastHill = 4; // difference between its darkest and brightest pixel
const mostDrop = 9; // average brightness step across the edge
const leastFading = 0.55; // share of the edge

function isReflection(spot: readonly number[], grey: Grey, bright: number): boolean {
  const { data, width, height } = grey;
  let [left, right, top, bottom] = [width, 0, height, 0];
  const counts = new Uint32Array(256);
  for (const at of spot) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    counts[data[at]!]!++;
  }
  if (left === 0 || top === 0 || right === width - 1 || bottom === height - 1) return false;
  if (spot.length < leastFill * (right - left + 1) * (bottom - top + 1)) return false;
  if (quantile(counts, 0.95) - quantile(counts, 0.05) < leastHill) return false;
  const { drop, fading } = rimOf(spot, grey, bright);
  return drop <= mostDrop && fading >= leastFading;
}

// How brightness falls off outwards.
function rimOf(spot: readonly number[], { data, width }: Grey, bright: number): { drop: number; fading: number } {
  let [rim, drop, fading] = [0, 0, 0];
  for (const at of spot)
    for (const step of [-1, 1, -width, width]) {
      const beside = data[at + step]!;
      if (beside >= bright) continue;
      rim++;
      drop += data[at]! - beside;
      if (data[at]! - beside <= 6 && (data[at + 2 * step] ?? 0) >= bright - 14) fading++;
    }
  return { drop: drop / rim, fading: fading / rim };
}
