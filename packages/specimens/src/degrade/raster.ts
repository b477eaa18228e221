import sharp, { type Sharp } from 'sharp';

// RGB, eight bits, row by row.
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

export const channels = 3;

export async function rasterOf(input: Buffer): Promise<Raster> {
  const { data, info } = await sharp(input)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const sharpOf = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels } });

export async function filtered(image: Raster, change: (image: Sharp) => Sharp): Promise<Raster> {
  const { data, info } = await change(sharpOf(image)).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function plain(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Raster {
  const data = Buffer.alloc(width * height * channels);
  for (let at = 0; at < data.length; at += channels) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  return { data, width, height };
}

// Each pixel's brightness multiplied, or moved towards white, by the result of `at` for its position (0..1, 0..1).
export function relit(image: Raster, at: (x: number, y: number) => { times: number; white?: number }): Raster {
  const data = Buffer.from(image.data);
  for (let y = 0, index = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      const { times, white = 0 } = at(x / image.width, y / image.height);
      for (let end = index + channels; index < end; index += 1) {
        const lit = data[index]! * times;
        data[index] = Math.min(255, lit + (255 - lit) * white);
      }
    }
  }
  return { ...image, data };
}
