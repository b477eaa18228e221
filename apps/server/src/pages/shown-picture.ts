import type { PageOperation } from '@visawright/contract/document.ts';
import { pixelsOf, shownPart } from '@visawright/contract/page-geometry.ts';
import sharp from 'sharp';

const quality = 90;

// A page's stored picture as its document shows it. The picture is our own re-encoding, never what somebody sent.
export async function shownPicture(picture: Buffer, operations: readonly PageOperation[]): Promise<Buffer> {
  const part = shownPart(operations);
  if (part.width === 1 && part.height === 1 && part.degrees === 0) return picture;
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture).extract(pixelsOf({ width, height }, part)).rotate(part.degrees).jpeg({ quality }).toBuffer();
}
