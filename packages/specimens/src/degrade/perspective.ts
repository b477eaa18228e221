import type { Point } from '../drawing/passport-page.ts';
import type { Degradation } from './degradation.ts';
import { rectangleTo } from './homography.ts';
import { plain } from './raster.ts';
import { warpOnto } from './warp.ts';

// Seen from one side: each corner moves by up to a tenth of the page.
export const perspective: Degradation = (page, random) => {
  const edge = 40;
  const [width, height] = [page.width + edge * 2, page.height + edge * 2];
  const inX = () => edge + random.between(0, 0.1) * page.width;
  const inY = () => edge + random.between(0, 0.1) * page.height;
  const corners: [Point, Point, Point, Point] = [
    [inX(), inY()],
    [width - inX(), inY()],
    [width - inX(), height - inY()],
    [inX(), height - inY()],
  ];
  const homography = rectangleTo(page.width, page.height, corners);
  const tone = random.whole(40, 120);
  const image = warpOnto(plain(width, height, [tone + 12, tone + 4, tone]), page, homography);
  return { image, homography, jpegQuality: 88 };
};
