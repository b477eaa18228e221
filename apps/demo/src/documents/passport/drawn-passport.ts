import { moveBoxes, roundBoxes } from '@visawright/specimens/drawing/boxes.ts';
import { pagePictureOf, stackPictures } from '@visawright/specimens/drawing/page-picture.ts';
import { scaling } from '@visawright/specimens/degrade/homography.ts';
import { sharpOf } from '@visawright/specimens/degrade/raster.ts';
import { getLayout } from '@visawright/specimens/passport-layouts/layouts.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { passportTruthOf } from '@visawright/specimens/passport-truth.ts';
import type { DemoPassport } from './demo-passport.ts';
import type { DrawnDocument } from '../drawn-document.ts';

const layout = getLayout('banyan');

// Both passport pages on one sheet, as a copy shop would scan them.
export async function drawnPassport(passport: DemoPassport): Promise<DrawnDocument> {
  const [front, back] = [
    layout.front(passport, randomOf('page', passport.number)),
    layout.back(passport, randomOf('page', passport.number)),
  ];
  const { raster, boxes } = stackPictures(await pagePictureOf(front), await pagePictureOf(back));
  const placed = roundBoxes(moveBoxes(boxes, scaling(1 / raster.width, 1 / raster.height)));
  return {
    bytes: await sharpOf(raster).jpeg({ quality: 84 }).toBuffer(),
    mediaType: 'image/jpeg',
    values: { ...passportTruthOf({ passport, front, back }).values, blankPages: '12' },
    places: Object.fromEntries(Object.entries(placed).map(([field, polygon]) => [field, { page: 0, polygon }])),
  };
}
