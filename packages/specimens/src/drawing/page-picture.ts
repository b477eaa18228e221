import { moving, scaling } from '../degrade/homography.ts';
import { channels, plain, rasterOf, type Raster } from '../degrade/raster.ts';
import { moved, type Boxes } from './boxes.ts';
import type { Sheet } from './sheet.ts';

export interface PagePicture {
  raster: Raster;
  boxes: Boxes; // pixels
}

const dotsPerMm = 300 / 25.4;
const margin = 60; // around two pages on one sheet, pixels

export async function pictureOf(sheet: Sheet): Promise<PagePicture> {
  const raster = await rasterOf(Buffer.from(sheet.svg(dotsPerMm)));
  return { raster, boxes: moved(sheet.boxes, scaling(raster.width / sheet.width, raster.height / sheet.height)) };
}

// Front above back on one white sheet, as copy shops hand them out.
export function stacked(front: PagePicture, back: PagePicture): PagePicture {
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
    // The number stands on both pages; its box is the front's.
    boxes: {
      ...moved(back.boxes, moving(margin, height + margin * 2)),
      ...moved(front.boxes, moving(margin, margin)),
    },
  };
}
