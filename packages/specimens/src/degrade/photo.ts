import { html } from '../html.ts';
import type { Point } from '../drawing/passport-page.ts';
import type { Degradation } from './degradation.ts';
import { desk } from './desk.ts';
import { apply, moving, product, rectangleTo, turning } from './homography.ts';
import { filtered, relit, type Raster } from './raster.ts';
import { warpOnto } from './warp.ts';

// The page is slightly raised: a soft dark edge on the side away from the lamp.
function shaded(ground: Raster, corners: readonly Point[], shift: number): Promise<Raster> {
  const outline = corners.map(([x, y]) => `${(x + shift / 2).toFixed(1)},${(y + shift).toFixed(1)}`).join(' ');
  const rim = html(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}" height="${ground.height}">`,
    `<polygon points="${outline}`,
    `" fill="#000" opacity="0.45" stroke="#000" stroke-opacity="0.25" stroke-width="${shift}`,
    '" stroke-linejoin="round"/></svg>',
  );
  return filtered(ground, (picture) => picture.composite([{ input: Buffer.from(rim) }]).removeAlpha());
}

// A phone held over a desk: the page is tilted, fills half to nine tenths of the frame, and the corners are darker.
export const photo: Degradation = async (page, random) => {
  const upright = page.height > page.width;
  const [width, height] = upright ? [1512, 2016] : [2016, 1512];
  const share = Math.min(random.between(0.62, 0.9) * (width / page.width), (0.9 * height) / page.height);
  const [halfX, halfY] = [(page.width * share) / 2, (page.height * share) / 2];
  const lean = () => 1 + random.between(-0.06, 0.06);
  const flat: readonly [Point, Point, Point, Point] = [
    [-halfX * lean(), -halfY * lean()],
    [halfX * lean(), -halfY * lean()],
    [halfX * lean(), halfY * lean()],
    [-halfX * lean(), halfY * lean()],
  ];
  const place = product(
    moving(width / 2 + random.between(-20, 20), height / 2 + random.between(-25, 25)),
    turning((random.between(-5, 5) * Math.PI) / 180),
  );
  const corners = flat.map((corner) => apply(place, corner)) as [Point, Point, Point, Point];
  const homography = rectangleTo(page.width, page.height, corners);
  const ground = await shaded(await desk(random, width, height), corners, random.between(8, 26));
  const laid = warpOnto(ground, page, homography);
  const [fall, lightX, warmth] = [random.between(0.18, 0.42), random.between(0.35, 0.65), random.between(0.9, 1.05)];
  const lit = relit(laid, (x, y) => ({ times: warmth - fall * ((x - lightX) ** 2 + (y - 0.5) ** 2) * 2 }));
  const image = await filtered(lit, (picture) => picture.blur(random.between(0.5, 0.9)));
  return { image, homography, jpegQuality: 75 };
};
