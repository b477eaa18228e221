import { conditions, type Condition } from '../../degrade/conditions.ts';
import type { Degradation } from '../../degrade/degradation.ts';
import { desk } from '../../degrade/desk.ts';
import { apply, moving, product, rectangleTo, turning } from '../../degrade/homography.ts';
import { filtered, relit } from '../../degrade/raster.ts';
import { warpOnto } from '../../degrade/warp.ts';
import type { Point } from '../../drawing/passport-page.ts';

// A whole A4 sheet photographed with a phone: it fills most of the frame and is slightly tilted; light comes from one
// side.
const overDesk: Degradation = async (page, random) => {
  const [width, height] = [1950, 2600];
  const share = Math.min((random.between(0.86, 0.96) * width) / page.width, (0.95 * height) / page.height);
  const [halfX, halfY] = [(page.width * share) / 2, (page.height * share) / 2];
  const lean = () => 1 - random.between(0, 0.06);
  const flat: readonly [Point, Point, Point, Point] = [
    [-halfX * lean(), -halfY * lean()],
    [halfX * lean(), -halfY * lean()],
    [halfX * lean(), halfY * lean()],
    [-halfX * lean(), halfY * lean()],
  ];
  const place = product(moving(width / 2, height / 2), turning((random.between(-2.5, 2.5) * Math.PI) / 180));
  const corners = flat.map((corner) => apply(place, corner)) as [Point, Point, Point, Point];
  const homography = rectangleTo(page.width, page.height, corners);
  const laid = warpOnto(await desk(random, width, height), page, homography);
  const [fall, lightX, lightY, warmth] = [
    random.between(0.15, 0.4),
    random.next(),
    random.next(),
    random.between(0.88, 1.02),
  ];
  const lit = relit(laid, (x, y) => ({ times: warmth - fall * ((x - lightX) ** 2 + (y - lightY) ** 2) }));
  const image = await filtered(lit, (picture) => picture.blur(random.between(0.4, 0.8)));
  return { image, homography, jpegQuality: random.whole(72, 88) };
};

// These conditions are applied to the photo; the others replace it.
const afterwards: readonly Condition[] = [
  'shadow',
  'glare',
  'blur',
  'noise',
  'motion',
  'jpeg40',
  'rot90',
  'rot180',
  'rot270',
];

export function phonePhoto(condition: Condition = 'photo'): Degradation {
  if (condition === 'photo') return overDesk;
  if (!afterwards.includes(condition)) return conditions[condition];
  return async (page, random) => {
    const taken = await overDesk(page, random);
    const changed = await conditions[condition](taken.image, random);
    return { ...changed, homography: product(changed.homography, taken.homography) };
  };
}
