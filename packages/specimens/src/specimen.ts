import { bookletOf, type BookletWish } from './booklet.ts';
import { conditions, type Condition } from './degrade/conditions.ts';
import type { Degraded } from './degrade/degradation.ts';
import { product, scaling } from './degrade/homography.ts';
import { sharpOf } from './degrade/raster.ts';
import { moved, rounded } from './drawing/boxes.ts';
import { pictureOf, stacked } from './drawing/page-picture.ts';
import { randomOf } from './random.ts';
import { truthOf, type Truth } from './truth.ts';

export interface SpecimenWish extends BookletWish {
  condition: Condition;
}
export interface Specimen {
  bytes: Buffer;
  format: 'png' | 'jpeg';
  width: number; // as shown, upright by its EXIF
  height: number;
  truth: Truth;
}

function encoded({ image, jpegQuality, orientation }: Degraded): Promise<Buffer> {
  const picture = sharpOf(image).withMetadata({ density: 300, ...(orientation && { orientation }) });
  return (jpegQuality ? picture.jpeg({ quality: jpegQuality }) : picture.png()).toBuffer();
}

export async function passportSpecimen(wish: SpecimenWish): Promise<Specimen> {
  const booklet = bookletOf(wish);
  const front = booklet.front && (await pictureOf(booklet.front));
  const back = booklet.back && (await pictureOf(booklet.back));
  const { raster, boxes } = front && back ? stacked(front, back) : (front ?? back)!;
  const random = randomOf('degrade', wish.condition, wish.layout, wish.seed);
  const degraded = await conditions[wish.condition](raster, random);
  const { image, homography, jpegQuality, orientation = 1 } = degraded;
  const [width, height] = orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  return {
    bytes: await encoded(degraded),
    format: jpegQuality ? 'jpeg' : 'png',
    width,
    height,
    truth: {
      ...truthOf(booklet),
      boxes: rounded(moved(boxes, product(scaling(1 / width, 1 / height), homography))),
    },
  };
}
