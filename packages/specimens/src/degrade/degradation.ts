import type { Random } from '../random.ts';
import type { Homography } from './homography.ts';
import type { Raster } from './raster.ts';

export interface Degraded {
  image: Raster;
  homography: Homography; // pixels of the page as drawn → pixels of the picture
  jpegQuality?: number; // PNG without it
  orientation?: number; // EXIF
}
export type Degradation = (page: Raster, random: Random) => Degraded | Promise<Degraded>;
