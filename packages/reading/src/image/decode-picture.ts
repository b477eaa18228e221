import sharp from 'sharp';
import type { Raster } from './raster.ts';

sharp.concurrency(1);
sharp.cache(false);

// Enough for letters 16 px high when a passport fills a third of the frame; more only costs time.
const longestSide = 2600;
const mostPixels = 120_000_000;

export interface DecodedPicture {
  readonly raster: Raster;
  readonly width: number; // of the original, after its EXIF turn
  readonly height: number;
}

export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height, orientation = 1 } = await image.metadata();
  const turned = orientation >= 5;
  const { data, info } = await image
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    raster: { width: info.width, height: info.height, data: info.channels === 3 ? data : grayToRgb(data) },
    width: turned ? height : width,
    height: turned ? width : height,
  };
}

function grayToRgb(gray: Uint8Array): Uint8Array {
  const data = new Uint8Array(gray.length * 3);
  for (let i = 0; i < gray.length; i++) data.fill(gray[i]!, i * 3, i * 3 + 3);
  return data;
}
