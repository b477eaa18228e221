/// <reference types="node" />
import { bookletOf } from '@visawright/specimens/booklet.ts';
import { conditions } from '@visawright/specimens/degrade/conditions.ts';
import { apply } from '@visawright/specimens/degrade/homography.ts';
import { filtered, sharpOf, type Raster } from '@visawright/specimens/degrade/raster.ts';
import { pagePictureOf } from '@visawright/specimens/drawing/page-picture.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Pixels } from '../../camera/checks/pixels.ts';
import { findCorners } from './find-corners.ts';

let page: Raster;
beforeAll(async () => {
  page = (await pagePictureOf(bookletOf({ seed: 'editor', layout: 'lagoon' }).front!)).raster;
});

async function shrunk(picture: Raster, side = 480): Promise<Pixels> {
  const { data, info } = await sharpOf(picture)
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

// Light and dark, plain and patterned desks.
test.each(['edges-1', 'edges-5', 'edges-8', 'edges-16'])(
  'finds the corners of a photographed page within a hundredth of the picture (%s)',
  async (seed) => {
    const { image, homography } = await conditions.photo(page, randomOf(seed));
    const found = findCorners(await shrunk(image));
    const edges = [
      [0, 0],
      [page.width, 0],
      [page.width, page.height],
      [0, page.height],
    ] as const;
    const wanted = edges.map((corner) => apply(homography, corner));
    const off = found?.corners.map(([x, y], at) =>
      Math.hypot(x - wanted[at]![0] / image.width, y - wanted[at]![1] / image.height),
    );
    expect(Math.max(...(off ?? [1]))).toBeLessThan(0.01);
    expect(found!.share).toBeGreaterThan(0.75);
  },
);

test('proposes nothing for a scan, which has no background', async () => {
  expect(findCorners(await shrunk(page))).toBeNull();
});

test('proposes nothing for an empty desk', async () => {
  const { image } = await conditions.photo(page, randomOf('empty'));
  const desk = await filtered(image, (picture) => picture.extract({ left: 0, top: 0, width: 120, height: 90 }));
  expect(findCorners(await shrunk(desk, 120))).toBeNull();
});

test('proposes nothing for two pages on one scan', async () => {
  const small = await filtered(page, (picture) => picture.resize(700, 500, { fit: 'fill' }));
  const one = await sharpOf(small).png().toBuffer();
  const scan = await filtered({ ...small, data: small.data }, (picture) =>
    picture
      .resize(1000, 1400, { fit: 'fill' })
      .composite([
        { input: { create: { width: 1000, height: 1400, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
        { input: one, left: 150, top: 100 },
        { input: one, left: 150, top: 760 },
      ])
      .removeAlpha(),
  );
  expect(findCorners(await shrunk(scan))).toBeNull();
});
