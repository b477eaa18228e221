import type { Raster } from '../image/raster.ts';
import type { Background } from './background.ts';
import type { Eyes } from './eyes.ts';
import type { Face } from './face-engine.ts';

const usual = 2.05; // the whole head to the part from the eyes to the chin
const least = 1.7;
const most = 2.6;
const differs = 42;

export interface Head {
  readonly top: number; // pixels
  readonly chin: number;
  readonly isSeen: boolean; // its top was seen against the background, not reckoned from the face
}

// Landmarks end at the brows. Where the background is even the top of the hair is where it ends; else it is reckoned.
export function headOf(raster: Raster, face: Face, eyes: Eyes, ground: Background): Head {
  const { data, width, height } = raster;
  const chin = Math.max(...face.points.slice(6, 11).map(({ y }) => y));
  const { x: middle, y: line } = eyes.middle;
  const below = chin - line;
  const reckoned = Math.max(0, chin - below * usual);
  if (ground.evenness < 75) return { top: reckoned, chin, isSeen: false };
  const isGround = (at: number) => ground.tone.every((tone, c) => Math.abs(data[at + c]! - tone) < differs);
  const [from, to] = [Math.max(0, Math.round(middle - below * 0.35)), Math.min(width - 1, Math.round(middle + below * 0.35))]; // prettier-ignore
  for (let y = Math.max(0, Math.round(chin - below * most)); y < Math.min(height, chin - below * least); y++) {
    let hair = 0;
    for (let x = from; x <= to; x++) if (!isGround((y * width + x) * 3)) hair++;
    if (hair > (to - from) * 0.25) return { top: y, chin, isSeen: true };
  }
  return { top: reckoned, chin, isSeen: false };
}
