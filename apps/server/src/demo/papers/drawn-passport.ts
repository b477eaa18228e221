import { moved, rounded } from '@visawright/specimens/drawing/boxes.ts';
import { pictureOf, stacked } from '@visawright/specimens/drawing/page-picture.ts';
import { scaling } from '@visawright/specimens/degrade/homography.ts';
import { sharpOf } from '@visawright/specimens/degrade/raster.ts';
import { getLayout } from '@visawright/specimens/passport-layouts/layouts.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { truthOf } from '@visawright/specimens/truth.ts';
import type { DemoPassport } from '../demo-passport.ts';
import type { DrawnPaper } from './drawn-paper.ts';

const layout = getLayout('banyan');

// Both pages of the booklet on one sheet, as a copy shop scans them.
export async function drawnPassport(passport: DemoPassport): Promise<DrawnPaper> {
  const [front, back] = [
    layout.front(passport, randomOf('page', passport.number)),
    layout.back(passport, randomOf('page', passport.number)),
  ];
  const { raster, boxes } = stacked(await pictureOf(front), await pictureOf(back));
  const placed = rounded(moved(boxes, scaling(1 / raster.width, 1 / raster.height)));
  return {
    bytes: await sharpOf(raster).jpeg({ quality: 84 }).toBuffer(),
    mediaType: 'image/jpeg',
    values: { ...truthOf({ passport, front, back }).values, blankPages: '12' },
    places: Object.fromEntries(Object.entries(placed).map(([field, polygon]) => [field, { page: 0, polygon }])),
  };
}
