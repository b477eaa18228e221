import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';
import { relit } from './raster.ts';

// A lamp reflected in the laminate above the MRZ: white in the centre, haze around it.
export const glare: Degradation = (page, random) => {
  const turned = page.height > page.width;
  const [x, y] = [random.between(0.25, 0.85), random.between(0.12, 0.6) / (turned ? 2 : 1)];
  const [wide, high] = [random.between(0.05, 0.12), random.between(0.04, 0.09)];
  const tilt = random.between(-0.6, 0.6);
  const image = relit(page, (atX, atY) => {
    const [dx, dy] = [atX - x, atY - y];
    const far = ((dx + tilt * dy) / wide) ** 2 + (dy / high) ** 2;
    return { times: 1, white: 0.95 * Math.exp(-far / 2) + 0.12 * Math.exp(-far / 30) };
  });
  return { image, homography: identity, jpegQuality: 85 };
};
