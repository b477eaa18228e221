import type { Raster } from '../image/raster.ts';
import { chinOf } from './chin.ts';
import { pixelAt, type FaceFrame, type Spot } from './face-frame.ts';
import type { Ground } from './ground.ts';

const usual = 2.05; // the whole head to the part from the eyes to the chin
const least = 1.7;
const most = 2.75;
const differs = 42;
const columns = 41;
const busy = 12; // a room in the background: hair cannot be distinguished from it
const deep = 0.1; // below the outline, where the hair's own tone is

export interface Head {
  readonly crown: Spot; // pixels; beyond the picture where the head is
  readonly chin: Spot;
  readonly isSeen: boolean; // its top was detected against the background, not estimated from the face
  readonly isWhole: boolean; // it does not run over the picture's edge
}

// Landmarks end at the brows. The head ends where the background begins along the face axis; if that is not visible
// it is estimated.
export function headOf(raster: Raster, frame: FaceFrame, ground: Ground): Head {
  const { below, at } = frame;
  const chin = at(0, chinOf(raster, frame));
  const reckoned = at(0, below - below * usual);
  if (ground.pattern > busy) return { crown: reckoned, chin, isSeen: false, isWhole: reckoned.y >= 0 };
  const tops: number[] = [];
  let over = 0;
  for (let n = 0; n < columns; n++) {
    const across = ((n / (columns - 1)) * 2 - 1) * below * 0.35;
    const top = topOf(raster, frame, ground, across);
    if (top === 'over') over++;
    else if (top !== undefined) tops.push(top);
  }
  if (over > columns * 0.25) return { crown: reckoned, chin, isSeen: false, isWhole: false };
  if (tops.length < columns * 0.6) return { crown: reckoned, chin, isSeen: false, isWhole: reckoned.y >= 0 };
  tops.sort((a, b) => a - b);
  return { crown: at(0, tops[Math.floor(tops.length * 0.1)]!), chin, isSeen: true, isWhole: true };
}

// From the top down to the end of the background: half way between its tone and the hair's.
function topOf(
  raster: Raster,
  { below, at }: FaceFrame,
  { isGround }: Ground,
  across: number,
): number | 'over' | undefined {
  const { data, width, height } = raster;
  const isIn = ({ x, y }: Spot) => x >= 0 && y >= 0 && x < width && y < height;
  let from = below - below * most;
  const end = below - below * least + below * 0.25;
  while (from < end && !isIn(at(across, from))) from++;
  const first = at(across, from);
  if (!isGround(first.x, first.y)) return first.y < 2 ? 'over' : undefined;
  const tone = [0, 1, 2].map((c) => data[pixelAt(raster, first) + c]!);
  const far = (down: number) => {
    const pixel = pixelAt(raster, at(across, down));
    return Math.max(...tone.map((channel, c) => Math.abs(data[pixel + c]! - channel)));
  };
  let rough = from;
  while (rough < end && (far(rough) < differs || isGround(at(across, rough).x, at(across, rough).y))) rough++;
  if (rough >= end) return undefined;
  const half = Math.max(12, far(rough + below * deep) / 2);
  let top = Math.max(from, rough - below * deep);
  while (top < rough + below * deep && far(top) < half) top++;
  return top;
}
