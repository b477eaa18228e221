import { bookletOf, type BookletOptions } from './booklet.ts';
import { conditions, type Condition } from './degrade/conditions.ts';
import type { Degraded } from './degrade/degradation.ts';
import { product, scaling } from './degrade/homography.ts';
import { sharpOf } from './degrade/raster.ts';
import { moveBoxes, roundBoxes } from './drawing/boxes.ts';
import { pagePictureOf, stackPictures } from './drawing/page-picture.ts';
import { layoutSeed } from './layout-seed.ts';
import { randomOf } from './random.ts';
import { passportTruthOf, type PassportTruth } from './passport-truth.ts';

export interface PassportSpecimenOptions extends BookletOptions {
  condition: Condition;
}
export interface PassportSpecimen {
  bytes: Buffer;
  format: 'png' | 'jpeg';
  width: number; // as shown, upright by its EXIF
  height: number;
  truth: PassportTruth;
}

function encoded({ image, jpegQuality, orientation }: Degraded): Promise<Buffer> {
  const picture = sharpOf(image).withMetadata({ density: 300, ...(orientation && { orientation }) });
  return (jpegQuality ? picture.jpeg({ quality: jpegQuality }) : picture.png()).toBuffer();
}

export async function passportSpecimen(options: PassportSpecimenOptions): Promise<PassportSpecimen> {
  const booklet = bookletOf(options);
  const front = booklet.front && (await pagePictureOf(booklet.front));
  const back = booklet.back && (await pagePictureOf(booklet.back));
  const { raster, boxes } = front && back ? stackPictures(front, back) : (front ?? back)!;
  const random = randomOf('degrade', options.condition, layoutSeed(options.layout), options.seed);
  const degraded = await conditions[options.condition](raster, random);
  const { image, homography, jpegQuality, orientation = 1 } = degraded;
  const [width, height] = orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  return {
    bytes: await encoded(degraded),
    format: jpegQuality ? 'jpeg' : 'png',
    width,
    height,
    truth: {
      ...passportTruthOf(booklet),
      boxes: roundBoxes(moveBoxes(boxes, product(scaling(1 / width, 1 / height), homography))),
    },
  };
}
