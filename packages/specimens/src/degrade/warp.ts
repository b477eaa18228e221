import { applyAll, inverse, type Homography } from './homography.ts';
import { channels, type Raster } from './raster.ts';

// The part of the ground the page can touch.
function reachOf(ground: Raster, { width, height }: Raster, matrix: Homography) {
  const corners = applyAll(matrix, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 2),
    right: Math.min(ground.width, Math.ceil(Math.max(...xs)) + 2),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 2),
    bottom: Math.min(ground.height, Math.ceil(Math.max(...ys)) + 2),
  };
}

// Lays `page`, seen through `matrix`, on a copy of `ground`: bilinear, its border softened over one pixel.
export function warpOnto(ground: Raster, page: Raster, matrix: Homography): Raster {
  const [a, b, c, d, e, f, g, h, i] = inverse(matrix);
  const { data: from, width, height } = page;
  const data = Buffer.from(ground.data);
  const stride = width * channels;
  const seen = reachOf(ground, page, matrix);
  for (let y = seen.top; y < seen.bottom; y += 1) {
    for (let x = seen.left; x < seen.right; x += 1) {
      const depth = g * (x + 0.5) + h * (y + 0.5) + i;
      const fromX = (a * (x + 0.5) + b * (y + 0.5) + c) / depth - 0.5;
      const fromY = (d * (x + 0.5) + e * (y + 0.5) + f) / depth - 0.5;
      const cover = Math.min(1, fromX + 1, fromY + 1, width - fromX, height - fromY);
      if (!(cover > 0)) continue;
      const left = Math.min(width - 2, Math.max(0, Math.floor(fromX)));
      const top = Math.min(height - 2, Math.max(0, Math.floor(fromY)));
      const partX = Math.min(1, Math.max(0, fromX - left));
      const partY = Math.min(1, Math.max(0, fromY - top));
      const at = top * stride + left * channels;
      const to = (y * ground.width + x) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const one = at + channel;
        const above = from[one]! + (from[one + channels]! - from[one]!) * partX;
        const below = from[one + stride]! + (from[one + stride + channels]! - from[one + stride]!) * partX;
        const shown = above + (below - above) * partY;
        data[to + channel] = data[to + channel]! + (shown - data[to + channel]!) * cover;
      }
    }
  }
  return { data, width: ground.width, height: ground.height };
}
