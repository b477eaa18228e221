import sharp from 'sharp';
import type { Raster } from '../image/raster.ts';
import type { Gray } from '../text/read-with-tesseract.ts';

export async function grayOf({ data, width, height }: Raster): Promise<Gray> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).greyscale();
  return { data: await picture.extractChannel(0).raw().toBuffer(), width, height, channels: 1 };
}

export interface Small {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scale: number; // of the picture's pixels to one of these
}

// Each small pixel is the mean of the pixels it represents.
export function shrunk({ data, width: wide, height: high }: Gray, longest: number): Small {
  const scale = Math.max(1, Math.max(wide, high) / longest);
  const [width, height] = [Math.round(wide / scale), Math.round(high / scale)];
  const out = new Uint8Array(width * height);
  const lefts = Uint32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * wide) / width));
  for (let y = 0; y < height; y++) {
    const [top, low] = [Math.floor((y * high) / height), Math.floor(((y + 1) * high) / height)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [lefts[x]!, lefts[x + 1]!];
      let sum = 0;
      for (let row = top; row < low; row++)
        for (let at = row * wide + left, end = row * wide + right; at < end; at++) sum += data[at]!;
      out[y * width + x] = sum / ((low - top) * (right - left));
    }
  }
  return { data: out, width, height, scale };
}
