import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';
import { filtered } from './raster.ts';

export const blur: Degradation = async (page, random) => ({
  image: await filtered(page, (picture) => picture.blur(random.between(1.6, 2.6))),
  homography: identity,
  jpegQuality: 85,
});
