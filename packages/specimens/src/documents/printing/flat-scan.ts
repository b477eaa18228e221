import type { Degraded } from '../../degrade/degradation.ts';
import { moving, product, turning } from '../../degrade/homography.ts';
import { filtered, plain, type Raster } from '../../degrade/raster.ts';
import { warpOnto } from '../../degrade/warp.ts';
import type { Random } from '../../random.ts';

// A noise table with a random start for each row: generating noise for every pixel would be too slow.
function grained({ data, width, height }: Raster, random: Random, strength: number): Raster {
  const grain = Int8Array.from({ length: 4093 }, () => (random.next() + random.next() - 1) * strength);
  const out = Buffer.from(data);
  for (let y = 0, at = 0; y < height; y += 1) {
    let from = random.whole(0, grain.length - 1);
    for (let x = 0; x < width; x += 1, at += 3) {
      from = from + 1 < grain.length ? from + 1 : 0;
      for (let channel = at; channel < at + 3; channel += 1)
        out[channel] = Math.max(0, Math.min(255, out[channel]! + grain[from]!));
    }
  }
  return { data: out, width, height };
}

// An office scanner: slightly skewed, slightly noisy, grey in one of two cases.
export async function flatScan(page: Raster, random: Random): Promise<Degraded> {
  const angle = (random.between(-1.5, 1.5) * Math.PI) / 180;
  const { width, height } = page;
  const homography = product(
    moving(width / 2 + random.between(-6, 6), height / 2 + random.between(-6, 6)),
    turning(angle),
    moving(-width / 2, -height / 2),
  );
  const tone = random.whole(236, 252);
  const laid = warpOnto(plain(width, height, [tone, tone, tone]), page, homography);
  const [grey, gain] = [random.chance(0.5), random.between(0.95, 1.15)];
  const toned = await filtered(laid, (picture) =>
    (grey ? picture.modulate({ saturation: 0 }) : picture).linear(gain, -40 * (gain - 1)).blur(0.5),
  );
  return { image: grained(toned, random, random.between(6, 16)), homography, jpegQuality: random.whole(62, 85) };
}
