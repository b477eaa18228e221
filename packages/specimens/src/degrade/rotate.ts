import type { Degradation } from './degradation.ts';
import type { Homography } from './homography.ts';
import { filtered } from './raster.ts';

// Clockwise, by quarter turns.
const quarter =
  (degrees: 90 | 180 | 270): Degradation =>
  async (page) => {
    const { width, height } = page;
    const matrices: Record<typeof degrees, Homography> = {
      90: [0, -1, height, 1, 0, 0, 0, 0, 1],
      180: [-1, 0, width, 0, -1, height, 0, 0, 1],
      270: [0, 1, 0, -1, 0, width, 0, 0, 1],
    };
    const image = await filtered(page, (picture) => picture.rotate(degrees));
    return { image, homography: matrices[degrees], jpegQuality: 90 };
  };

export const rot90 = quarter(90);
export const rot180 = quarter(180);
export const rot270 = quarter(270);
