import type { Degradation } from './degradation.ts';
import { moving, product, turning } from './homography.ts';
import { plain } from './raster.ts';
import { warpOnto } from './warp.ts';

// Skewed on a light scanner bed, up to eight degrees.
export const skew: Degradation = (page, random) => {
  const angle = ((random.chance(0.5) ? 1 : -1) * random.between(2, 8) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const width = Math.ceil(page.width * cos + page.height * sin) + 24;
  const height = Math.ceil(page.height * cos + page.width * sin) + 24;
  const homography = product(moving(width / 2, height / 2), turning(angle), moving(-page.width / 2, -page.height / 2));
  const tone = random.whole(205, 250);
  return { image: warpOnto(plain(width, height, [tone, tone, tone]), page, homography), homography, jpegQuality: 88 };
};
