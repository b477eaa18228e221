import sharp from 'sharp';
import { randomOf } from '../random.ts';

export interface PhonePictureOptions {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
  readonly orientation?: number; // EXIF orientation, as written by a camera for a sideways picture
}

const where = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '18/1 31/1 1234/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '73/1 51/1 4321/100',
};

// A phone picture with model, time and location in its metadata.
export function phonePicture({
  seed,
  width,
  height,
  format = 'jpeg',
  orientation = 1,
}: PhonePictureOptions): Promise<Buffer> {
  const random = randomOf('phone picture', seed);
  const patches = Buffer.from(Array.from({ length: 24 * 16 * 3 }, () => random.whole(40, 220)));
  const device = { Make: 'Peepal', Model: `P${random.digits(2)}`, DateTime: '2026:11:02 10:20:30', Software: 'camera' };
  return sharp(patches, { raw: { width: 24, height: 16, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format, format === 'jpeg' ? { quality: 80 } : {})
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: device, IFD3: where })
    .toBuffer();
}
