import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';
import { filtered } from './raster.ts';

const length = 13; // pixels

// Motion blur: the hand moved while the shutter was open.
export const motion: Degradation = async (page, random) => {
  const angle = random.between(0, Math.PI);
  const kernel = Array.from({ length: length * length }, () => 0);
  const middle = (length - 1) / 2;
  for (let step = -middle; step <= middle; step += 0.25) {
    const [x, y] = [Math.round(middle + step * Math.cos(angle)), Math.round(middle + step * Math.sin(angle))];
    kernel[y * length + x]! += 1;
  }
  const image = await filtered(page, (picture) => picture.convolve({ width: length, height: length, kernel }));
  return { image, homography: identity, jpegQuality: 85 };
};
