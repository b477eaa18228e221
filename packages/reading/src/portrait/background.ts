import type { Raster } from '../image/raster.ts';
import type { Face } from './face-engine.ts';

type BackgroundColour = 'white' | 'light' | 'other';
export interface Background {
  readonly colour: BackgroundColour;
  readonly tone: readonly [red: number, green: number, blue: number];
  readonly evenness: number; // 0..100: 100 where every part has the same tone
}

// Beside and above the head, without hair, ears and shoulders.
function* groundOf({ width, height }: Raster, faces: readonly Face[]): Generator<number> {
  const chin = Math.max(...faces.map(({ box }) => box.y + box.height * 0.75), 0) || height;
  const step = Math.max(1, Math.floor(width / 160));
  const isHead = (x: number, y: number) =>
    faces.some(({ box }) => x > box.x - box.width * 0.45 && x < box.x + box.width * 1.45 && y > box.y - box.height);
  for (let y = 0; y < Math.min(height, chin); y += step)
    for (let x = 0; x < width; x += step) {
      const isEdge = x < width * 0.09 || x > width * 0.91 || y < height * 0.04;
      if (isEdge || !isHead(x, y)) yield (y * width + x) * 3;
    }
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

export function backgroundOf(raster: Raster, faces: readonly Face[]): Background {
  const places = [...groundOf(raster, faces)];
  const channel = (c: number) => places.map((at) => raster.data[at + c]!).sort((a, b) => a - b);
  const channels = [channel(0), channel(1), channel(2)];
  const [red = 0, green = 0, blue = 0] = channels.map((each) => quantile(each, 0.5));
  const spread = Math.max(...channels.map((each) => quantile(each, 0.93) - quantile(each, 0.07)));
  const [dark, bright] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const isEven = spread < 60;
  const colour = isEven && dark >= 232 && bright - dark < 14 ? 'white' : isEven && dark >= 165 ? 'light' : 'other';
  return { colour, tone: [red, green, blue], evenness: Math.round(Math.max(0, 100 - (spread * 100) / 255)) };
}
