import type { Degradation } from './degradation.ts';
import { scaling } from './homography.ts';
import { filtered } from './raster.ts';

const part = 16 / 30; // an MRZ line is thirty pixels high at 300 dots per inch

// Sent through a messenger: an MRZ line is only about sixteen pixels high.
export const low: Degradation = async (page) => {
  const [width, height] = [Math.round(page.width * part), Math.round(page.height * part)];
  return {
    image: await filtered(page, (picture) => picture.resize(width, height, { fit: 'fill', kernel: 'cubic' })),
    homography: scaling(width / page.width, height / page.height),
    jpegQuality: 80,
  };
};
