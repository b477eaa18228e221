import type { Random } from '../random.ts';
import { channels, filtered, type Raster } from './raster.ts';

const tones = [
  [121, 85, 58],
  [74, 66, 61],
  [168, 148, 122],
  [196, 196, 190],
  [52, 60, 72],
  [138, 46, 40],
] as const;

// Wood, cloth or stone: soft spots stretched in one direction, drawn small and enlarged, with fine grain.
export async function desk(random: Random, width: number, height: number): Promise<Raster> {
  const tone = random.pick(tones);
  const [across, down] = random.pick([
    [12, 90],
    [90, 12],
    [60, 60],
  ] as const);
  const strength = random.between(10, 26);
  const small = Buffer.alloc(across * down * channels);
  for (let at = 0; at < small.length; at += channels) {
    const shift = random.normal() * strength;
    for (let channel = 0; channel < channels; channel += 1)
      small[at + channel] = Math.max(0, Math.min(255, tone[channel]! + shift));
  }
  const ground = await filtered({ data: small, width: across, height: down }, (picture) =>
    picture.resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  for (let at = 0; at < ground.data.length; at += channels) {
    const grain = (random.next() - 0.5) * 14;
    for (let channel = 0; channel < channels; channel += 1)
      ground.data[at + channel] = Math.max(0, Math.min(255, ground.data[at + channel]! + grain));
  }
  return ground;
}
