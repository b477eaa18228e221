import sharp from 'sharp';
import { randomOf } from '../random.ts';

// A small harmless picture with unique bytes; the hostile part of a file is added to it.
export function smallPicture(seed: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const random = randomOf('small picture', seed);
  const pixels = Buffer.from(Array.from({ length: 24 * 16 * 3 }, () => random.whole(0, 255)));
  return sharp(pixels, { raw: { width: 24, height: 16, channels: 3 } })
    .resize(320, 200)
    .toFormat(format)
    .toBuffer();
}
