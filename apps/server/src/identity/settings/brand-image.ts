import sharp from 'sharp';
import { AppError } from '../../platform/errors/app-error.ts';

export type BrandImage = 'logo' | 'favicon';

const mostBytes = 300 * 1_024;
const mostPixels = 20_000_000;
const heavyBytes = 150 * 1_024;
const starts = ['89504e470d0a1a0a', 'ffd8ff', '52494646']; // PNG, JPEG, WebP

const refused = () => new AppError('image.refused');

// The image is re-encoded from its pixels, so that anything else in the file is dropped.
export async function brandImage(base64: string, kind: BrandImage): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  const start = bytes.subarray(0, 8).toString('hex');
  if (bytes.length > mostBytes || !starts.some((each) => start.startsWith(each))) throw refused();
  try {
    const drawn = await draw(bytes, kind, false);
    return (drawn.length > heavyBytes ? await draw(bytes, kind, true) : drawn).toString('base64');
  } catch {
    throw refused();
  }
}

function draw(bytes: Buffer, kind: BrandImage, palette: boolean): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient().timeout({ seconds: 5 });
  const sized =
    kind === 'logo'
      ? picture.resize({ width: 640, height: 240, fit: 'inside', withoutEnlargement: true })
      : picture.resize({ width: 64, height: 64, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return sized.png({ compressionLevel: 9, palette }).toBuffer();
}
