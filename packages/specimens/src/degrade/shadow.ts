import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';
import { relit } from './raster.ts';

const smooth = (part: number) => {
  const held = Math.min(1, Math.max(0, part));
  return held * held * (3 - 2 * held);
};

// A hand or a phone between lamp and page: one soft edge, half the light gone behind it.
export const shadow: Degradation = (page, random) => {
  const angle = random.between(0, Math.PI * 2);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const [edge, softness, dark] = [random.between(-0.15, 0.15), random.between(0.05, 0.2), random.between(0.38, 0.6)];
  const image = relit(page, (atX, atY) => ({
    times: 1 - dark * smooth(((atX - 0.5) * x + (atY - 0.5) * y - edge) / softness + 0.5),
  }));
  return { image, homography: identity, jpegQuality: 85 };
};
