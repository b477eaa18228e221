import sharp from 'sharp';
import type { Raster } from '../image/raster.ts';
import type { Face } from './face-engine.ts';

const side = 256;
const reach = 4;

// Blurring removes most fine detail of a sharp face and little of a blurred one. 0..100.
export async function sharpnessOf({ data, width, height }: Raster, { box }: Face): Promise<number> {
  const left = Math.max(0, Math.round(box.x));
  const top = Math.max(0, Math.round(box.y));
  const gray = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.max(8, Math.min(width - left, Math.round(box.width))),
      height: Math.max(8, Math.min(height - top, Math.round(box.height))),
    })
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Math.round(100 * Math.min(preservedDetail(gray, 1), preservedDetail(gray, side)));
}

// In one direction: the share of pixel differences that a mean over nine pixels removes.
function preservedDetail(gray: Buffer, step: number): number {
  const other = step === 1 ? side : 1;
  let [all, lost] = [0, 0];
  for (let line = 0; line < side; line++) {
    const at = (i: number) => gray[line * other + i * step]!;
    for (let i = reach + 1; i < side - reach; i++) {
      const fine = Math.abs(at(i) - at(i - 1));
      const coarse = Math.abs(at(i + reach) - at(i - 1 - reach)) / (reach * 2 + 1);
      all += fine;
      lost += Math.max(0, fine - coarse);
    }
  }
  return all === 0 ? 0 : lost / all;
}
