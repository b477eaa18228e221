import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';
import { filtered } from './raster.ts';

// A photocopy: grey, its contrast raised, pale colours lost.
export const copy: Degradation = async (page, random) => {
  const gain = random.between(1.3, 1.7);
  const image = await filtered(page, (picture) => picture.modulate({ saturation: 0 }).linear(gain, -70 * (gain - 1)));
  return { image, homography: identity, jpegQuality: 82 };
};
