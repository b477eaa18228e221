import { pagePictureOf, stackPictures } from '@visawright/specimens/drawing/page-picture.ts';
import { sharpOf } from '@visawright/specimens/degrade/raster.ts';
import type { Layout } from '@visawright/specimens/passport-layouts/layout.ts';
import { layouts } from '@visawright/specimens/passport-layouts/layouts.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { ageGroup, personSeed, type DemoPassport, type Holder } from './demo-passport.ts';

// Both passport pages on one sheet, as a copy shop would scan them.
export async function drawnPassport(holder: Holder, passport: DemoPassport): Promise<Buffer> {
  const layout = randomOf('passport layout', personSeed(holder)).pick(layouts);
  const { front, seed } = frontWithHair(layout, passport, holder);
  const back = layout.back(passport, randomOf('page', seed));
  const { raster } = stackPictures(await pagePictureOf(front), await pagePictureOf(back));
  return sharpOf(raster).jpeg({ quality: 84 }).toBuffer();
}

const grey = '#8a8480';

// The specimens choose the hair's colour by their seed: grey only for older people.
function frontWithHair(layout: Layout, passport: DemoPassport, holder: Holder) {
  const { isOld } = ageGroup(holder);
  for (let at = 0; ; at++) {
    const seed = `${personSeed(holder)} ${at}`;
    const front = layout.front(passport, randomOf('page', seed));
    if (front.svg(1).includes(`fill="${grey}"`) === isOld) return { front, seed };
  }
}
