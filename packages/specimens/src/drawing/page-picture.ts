import { moving, scaling } from '../degrade/homography.ts';
import { channels, plain, rasterOf, type Raster } from '../degrade/raster.ts';
import { moveBoxes, type Boxes } from './boxes.ts';
import type { PassportPage } from './passport-page.ts';

export interface PagePicture {
  raster: Raster;
  boxes: Boxes; // pixels
}

const dotsPerMm = 300 / 25.4;
const margin = 60; // around two pages on one sheet, pixels

export async function pagePictureOf(sheet: PassportPage): Promise<PagePicture> {
  const raster = await rasterOf(Buffer.from(sheet.svg(dotsPerMm)));
  return { raster, boxes: moveBoxes(sheet.boxes, scaling(raster.width / sheet.width, raster.height / sheet.height)) };
}

// Front above back on one white sheet, as from a copy shop.
export function stackPictures(front: PagePicture, back: PagePicture): PagePicture {
  const { width, height } = front.raster;
  const raster = plain(width + margin * 2, height * 2 + margin * 3, [250, 250, 248]);
  const row = width * channels;
  const lay = ({ data }: Raster, top: number) => {
    for (let y = 0; y < height; y += 1)
      data.copy(raster.data, ((top + y) * raster.width + margin) * channels, y * row, (y + 1) * row);
  };
  lay(front.raster, margin);
  lay(back.raster, height + margin * 2);
  return {
    raster,
    // The number is on both pages; its box is the one on the front.
    boxes: {
      ...moveBoxes(back.boxes, moving(margin, height + margin * 2)),
      ...moveBoxes(front.boxes, moving(margin, margin)),
    },
  };
}
